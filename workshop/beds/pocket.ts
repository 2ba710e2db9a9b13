import type { Sound } from '../sounds/dsp/sound.ts'
import { chordsOf, emptyLoop, withReverb } from './loop.ts'
import { hzOf, periodOf, play, purePeriod } from './tones.ts'

/** G with the ninth, E minor, C with the ninth, D with the fourth: home is G. */
const progression = [
  [43, 67, 69, 74, 79],
  [40, 67, 71, 74, 76],
  [36, 67, 72, 74, 76],
  [38, 67, 69, 74, 78],
]
/** Which note of the chord a step plays: up and round and down, like a thumb on a wheel. */
const round = [1, 2, 3, 4, 3, 2, 4, 3, 2, 1, 3, 2]
const chordSeconds = 7.4
const stepSeconds = 0.46
const glass = periodOf(1, 0, 0.12, 0, 0.03)

/** Glassy plucks that circle the listener, one turn in twelve steps, over a soft low sine. */
export function pocketBed(): Sound {
  const bed = emptyLoop(progression.length * chordSeconds)
  let step = 0
  for (const chord of chordsOf(progression, chordSeconds)) {
    play(bed, purePeriod, {
      at: chord.at - 0.6,
      hz: hzOf((chord.notes[0] ?? 43) + 12),
      seconds: chordSeconds + 1.8,
      gain: 0.05,
      pan: 0,
      attack: 1.4,
      release: 1.6,
    })
    for (let at = 0; at < chordSeconds - 0.2; at += stepSeconds) {
      const turn = step % round.length
      const midi = chord.notes[round[turn] ?? 1] ?? 67
      play(bed, glass, {
        at: chord.at + at,
        hz: hzOf(midi),
        seconds: 1.6,
        gain: turn === 0 ? 0.2 : 0.12 + 0.03 * Math.cos((2 * Math.PI * turn) / round.length),
        pan: 0.75 * Math.sin((2 * Math.PI * turn) / round.length),
        attack: 0.006,
        decay: 1.5,
        release: 0.2,
      })
      step += 1
    }
  }
  return withReverb(bed, { metres: 9, decay: 1.6, dampingHz: 4200 }, 0.22)
}
