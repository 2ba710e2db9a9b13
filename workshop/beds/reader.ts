import type { Sound } from '../sounds/dsp/sound.ts'
import { chordsOf, emptyLoop, withReverb } from './loop.ts'
import { hzOf, periodOf, play, playBell } from './tones.ts'

/** D major with the raised fourth now and then: curious rather than solemn. Home is D. */
const progression = [
  [38, 57, 62, 66, 73],
  [40, 56, 64, 66, 71],
  [43, 59, 62, 66, 69],
  [45, 57, 61, 64, 71],
]
/** When the bells of a chord are struck, as parts of its time, and which note. */
const bells = [
  [0, 4],
  [0.17, 2],
  [0.29, 3],
  [0.5, 1],
  [0.67, 3],
  [0.83, 2],
] as const
const chordSeconds = 7
const air = periodOf(1, 0.12, 0.05)

/** Bells by frequency modulation over thin air: a desk lamp, a see-through shell. */
export function readerBed(): Sound {
  const bed = emptyLoop(progression.length * chordSeconds)
  for (const [turn, chord] of chordsOf(progression, chordSeconds).entries()) {
    for (const [index, midi] of chord.notes.entries()) {
      play(bed, air, {
        at: chord.at - 1,
        hz: hzOf(index === 0 ? midi + 12 : midi),
        seconds: chordSeconds + 2.6,
        gain: index === 0 ? 0.06 : 0.035,
        pan: index === 0 ? 0 : (index - 2.5) * 0.4,
        attack: 1.8,
        release: 2,
      })
    }
    for (const [part, index] of bells) {
      playBell(bed, {
        at: chord.at + part * chordSeconds,
        hz: hzOf((chord.notes[index] ?? 62) + (turn % 2 === 0 ? 12 : 0)),
        seconds: 3,
        gain: part === 0 ? 0.15 : 0.11,
        pan: 0.6 * Math.sin(turn + part * 7),
        attack: 0.008,
        decay: 2.8,
        release: 0.4,
        ratio: 3.5,
        depth: 0.9,
      })
    }
  }
  return withReverb(bed, { metres: 7, decay: 1.3, dampingHz: 3800 }, 0.2)
}
