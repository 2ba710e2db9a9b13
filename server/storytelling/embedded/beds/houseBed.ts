import { mix, stereoSilence } from '../sound/samples.ts'
import type { Stereo } from '../sound/samples.ts'
import { tailIn } from '../sound/room.ts'
import type { Score } from './bed.ts'
import { hzOf, periodOf, play, randomFrom } from './tones.ts'

/** Five notes that never quarrel; the keynote of a device is drawn. */
const scale = [0, 3, 5, 7, 10]
const reed = periodOf(1, 0.5, 0.3, 0.12, 0.06, 0.03)
const comb = periodOf(1, 0.08, 0.1)

/** A harmonium holds two notes while a musical box looks for a tune: another one for each device brought along. */
export function houseBed({ seconds, sampleRate, seed }: Score): Stereo {
  const bed = stereoSilence(Math.round(seconds * sampleRate))
  const random = randomFrom(seed)
  const key = 45 + Math.floor(random() * 7)
  for (const [index, midi] of [key, key + 7, key + 12].entries()) {
    for (const side of [-1, 1]) {
      play(bed, sampleRate, reed, {
        at: 0,
        hz: hzOf(midi + 0.03 * side),
        seconds,
        gain: index === 2 ? 0.05 : 0.1,
        pan: 0.5 * side,
        attack: 3,
        release: 4,
      })
    }
  }
  let place = 4
  for (let at = 0.6; at < seconds - 4; at += 0.55 * (1 + Math.floor(random() * 3))) {
    place = Math.min(11, Math.max(2, place + Math.floor(random() * 5) - 2))
    const midi = key + 24 + 12 * Math.floor((place - 2) / scale.length) + (scale[place % scale.length] ?? 0)
    play(bed, sampleRate, comb, {
      at,
      hz: hzOf(midi),
      seconds: 2.2,
      gain: 0.1 + 0.05 * random(),
      pan: random() - 0.5,
      attack: 0.006,
      decay: 2,
      release: 0.3,
    })
  }
  play(bed, sampleRate, comb, {
    at: Math.max(0, seconds - 3.6),
    hz: hzOf(key + 24),
    seconds: 3.4,
    gain: 0.16,
    pan: 0,
    attack: 0.008,
    decay: 4,
    release: 0.8,
  })
  const tail = tailIn({ metres: 8, decay: 1.5, dampingHz: 3600 }, bed.left, sampleRate)
  mix(bed.left, tail.left, 0, 0.2)
  mix(bed.right, tail.right, 0, 0.2)
  return bed
}
