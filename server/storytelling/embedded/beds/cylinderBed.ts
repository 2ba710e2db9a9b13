import { stereoSilence } from '../sound/samples.ts'
import type { Stereo } from '../sound/samples.ts'
import type { Score } from './bed.ts'
import { play, purePeriod } from './tones.ts'

/** Hz of the lowest tone; the others are whole multiples of its half, so that every chord is pure. */
const ground = 98
/** A tone swells and sinks in its own time, and beats with its twin on the other side that often a second. */
const ring = [
  { ratio: 1, period: 23, beat: 0.11, gain: 0.14 },
  { ratio: 1.5, period: 17, beat: 0.17, gain: 0.16 },
  { ratio: 2, period: 13, beat: 0.23, gain: 0.18 },
  { ratio: 2.5, period: 19, beat: 0.29, gain: 0.15 },
  { ratio: 3, period: 11, beat: 0.37, gain: 0.13 },
  { ratio: 4.5, period: 14.5, beat: 0.53, gain: 0.08 },
  { ratio: 5.625, period: 21, beat: 0.61, gain: 0.045 },
]

/** Slow beating sines around a ring: no melody, only a light that breathes. */
export function cylinderBed({ seconds, sampleRate }: Score): Stereo {
  const bed = stereoSilence(Math.round(seconds * sampleRate))
  for (const [index, { ratio, period, beat, gain }] of ring.entries()) {
    // The first breath of every other tone begins early, so that the ring lights up at once.
    const first = index % 2 === 0 ? -period / 4 : 0
    for (let swell = 0; first + swell * period < seconds; swell++) {
      const at = Math.max(0, first + swell * period)
      const end = Math.min(seconds, first + (swell + 1.35) * period)
      const around = 0.8 * Math.sin(index * 2.4 + swell * 1.3)
      for (const side of [-1, 1]) {
        play(bed, sampleRate, purePeriod, {
          at,
          hz: ground * ratio + (side * beat) / 2,
          seconds: end - at,
          gain,
          pan: Math.max(-1, Math.min(1, around + 0.35 * side)),
          attack: Math.min(period * 0.55, (end - at) / 2),
          release: Math.min(period * 0.6, (end - at) / 2),
        })
      }
    }
  }
  return bed
}
