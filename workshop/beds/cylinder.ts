import type { Sound } from '../sounds/dsp/sound.ts'
import { around, emptyLoop } from './loop.ts'
import { play, purePeriod } from './tones.ts'

/** Hz of the lowest tone; the others are whole multiples of its half, so that every chord is pure. */
const ground = 98
/** A tone swells and sinks in its own time (about `period` seconds), and beats with its twin on the other side that often a second. */
const ring = [
  { ratio: 1, period: 23, beat: 0.11, gain: 0.14 },
  { ratio: 1.5, period: 17, beat: 0.17, gain: 0.16 },
  { ratio: 2, period: 13, beat: 0.23, gain: 0.18 },
  { ratio: 2.5, period: 19, beat: 0.29, gain: 0.15 },
  { ratio: 3, period: 11, beat: 0.37, gain: 0.13 },
  { ratio: 4.5, period: 14.5, beat: 0.53, gain: 0.08 },
  { ratio: 5.625, period: 21, beat: 0.61, gain: 0.045 },
]

const seconds = 46

/** Slow beating sines around a ring: no melody, only a light that breathes. */
export function cylinderBed(): Sound {
  const bed = emptyLoop(seconds)
  for (const [index, { ratio, period, beat, gain }] of ring.entries()) {
    // Whole breaths fill the loop.
    const breaths = Math.round(seconds / period)
    const breath = seconds / breaths
    for (let swell = 0; swell < breaths; swell++) {
      const aside = 0.8 * Math.sin(index * 2.4 + swell * 1.3)
      for (const side of [-1, 1]) {
        play(bed, purePeriod, {
          at: (swell - (index % 2) / 2) * breath,
          hz: ground * ratio + (side * beat) / 2,
          seconds: 1.35 * breath,
          gain,
          pan: Math.max(-1, Math.min(1, aside + 0.35 * side)),
          attack: breath * 0.55,
          release: breath * 0.6,
        })
      }
    }
  }
  return around(bed, () => {})
}
