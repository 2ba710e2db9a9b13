import { filter } from '../../server/storyteller/sound/filter.ts'
import { flutter } from '../../server/storyteller/embedded/sound/smooth.ts'
import type { Sound } from '../sounds/dsp/sound.ts'
import { around, bedRate, chordsOf, emptyLoop } from './loop.ts'
import { hzOf, periodOf, play } from './tones.ts'

/** F with the ninth, D minor seventh, B flat major seventh, C with the fourth: home is F. */
const progression = [
  [41, 53, 60, 64, 67],
  [38, 50, 57, 60, 65],
  [34, 50, 58, 62, 69],
  [36, 52, 55, 62, 65],
]
const reed = periodOf(1, 0.45, 0.22, 0.1, 0.05)
const felt = periodOf(1, 0.25, 0.06)
const chordSeconds = 8
const beatSeconds = 1.9

/** A warm pad of two reeds out of tune, a slow heartbeat under it, all from a tape that is not quite steady. */
export function cassetteBed(): Sound {
  const bed = emptyLoop(progression.length * chordSeconds)
  for (const chord of chordsOf(progression, chordSeconds)) {
    for (const [index, midi] of chord.notes.entries()) {
      if (index === 0) continue
      // One reed a side, some cents apart: they beat about once a second.
      for (const side of [-1, 1]) {
        play(bed, reed, {
          at: chord.at - 1.2,
          hz: hzOf(midi + 0.045 * side + 0.012 * (index - 2)),
          seconds: chordSeconds + 3.2,
          gain: 0.13,
          pan: side * (0.35 + 0.12 * index),
          attack: 2.2,
          release: 2.6,
        })
      }
    }
    const [root = 36, , third = 57, , top = 65] = chord.notes
    for (let beat = 0; beat * beatSeconds < chordSeconds - 0.5; beat++) {
      play(bed, felt, {
        at: chord.at + beat * beatSeconds,
        // An octave up: small loudspeakers have nothing lower.
        hz: hzOf(root + 12),
        seconds: 1.8,
        gain: beat % 2 === 0 ? 0.26 : 0.15,
        pan: 0,
        attack: 0.03,
        decay: 2.4,
        release: 0.4,
      })
    }
    // A word now and then from a piano in the next room.
    for (const [at, midi] of [
      [0.5, top + 12],
      [0.75, third + 12],
    ] as const) {
      play(bed, felt, {
        at: chord.at + at * chordSeconds,
        hz: hzOf(midi),
        seconds: 3,
        gain: 0.07,
        pan: 0.3,
        attack: 0.012,
        decay: 3,
        release: 1,
      })
    }
  }
  return around(bed, ({ left, right }) => {
    for (const side of [left, right]) {
      filter(side, bedRate, { kind: 'lowpass', hz: 1900 })
      flutter(side, bedRate, 2)
    }
  })
}
