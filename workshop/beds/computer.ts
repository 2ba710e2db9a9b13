import { filter } from '../../server/storyteller/sound/filter.ts'
import { mix } from '../../server/storyteller/sound/samples.ts'
import type { Sound } from '../sounds/dsp/sound.ts'
import { around, bedRate, chordsOf, emptyLoop } from './loop.ts'
import { hzOf, periodOf, play } from './tones.ts'

/** A minor, F, D minor seventh, E with the fourth: home is A minor. */
const progression = [
  [45, 57, 60, 64, 69],
  [41, 57, 60, 65, 69],
  [38, 57, 60, 62, 65],
  [40, 56, 59, 64, 69],
]
/** A chip has three voices: it plays chords one note at a time. */
const order = [1, 3, 2, 4, 3, 2, 4, 3]
const chordSeconds = 9
const stepSeconds = 0.28
/** A square wave without the partials that would hiss. */
const square = periodOf(1, 0, 1 / 3, 0, 1 / 5, 0, 1 / 7)
const triangle = periodOf(1, 0, -1 / 9, 0, 1 / 25)
/** Echo: seconds, and how much comes back. */
const echo = { seconds: 0.42, gain: 0.4 } as const

/** Broken chords from a chip, far down the corridor, with a triangle for a bass. */
export function computerBed(): Sound {
  const bed = emptyLoop(progression.length * chordSeconds)
  let step = 0
  for (const chord of chordsOf(progression, chordSeconds)) {
    for (const part of [0, 0.5]) {
      play(bed, triangle, {
        at: chord.at + part * chordSeconds,
        hz: hzOf(chord.notes[0] ?? 45),
        seconds: chordSeconds * 0.46,
        gain: 0.1,
        pan: 0,
        attack: 0.04,
        decay: 5,
        release: 0.5,
      })
    }
    for (let at = 0; at < chordSeconds - 0.1; at += stepSeconds) {
      const turn = step % order.length
      play(bed, square, {
        at: chord.at + at,
        hz: hzOf(chord.notes[order[turn] ?? 1] ?? 57),
        seconds: 0.9,
        gain: turn === 0 ? 0.13 : 0.1,
        pan: turn % 2 === 0 ? -0.45 : 0.45,
        attack: 0.01,
        decay: 0.8,
        release: 0.15,
      })
      step += 1
    }
  }
  return around(bed, ({ left, right }) => {
    const delay = echo.seconds * bedRate
    const [fromLeft, fromRight] = [left.slice(), right.slice()]
    // Each side answers the other.
    mix(left, fromRight, delay, echo.gain)
    mix(right, fromLeft, delay, echo.gain)
    mix(left, fromLeft, 2 * delay, echo.gain ** 2)
    mix(right, fromRight, 2 * delay, echo.gain ** 2)
    for (const side of [left, right]) filter(side, bedRate, { kind: 'lowpass', hz: 2400 })
  })
}
