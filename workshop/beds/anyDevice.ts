import { seededRandom } from '../../contract/random.ts'
import type { Sound } from '../sounds/dsp/sound.ts'
import { emptyLoop, withReverb } from './loop.ts'
import { hzOf, periodOf, play } from './tones.ts'

/** Five notes that never quarrel; the keynote of a device is drawn. */
const scale = [0, 3, 5, 7, 10]
const reed = periodOf(1, 0.5, 0.3, 0.12, 0.06, 0.03)
const comb = periodOf(1, 0.08, 0.1)

const seconds = 40

/** A harmonium holds two notes while a musical box looks for a tune: another one for each seed. */
export function anyDeviceBed(seed: number): Sound {
  const bed = emptyLoop(seconds)
  const random = seededRandom(seed)
  const key = 45 + Math.floor(random() * 7)
  for (const [index, midi] of [key, key + 7, key + 12].entries()) {
    for (const side of [-1, 1]) {
      play(bed, reed, {
        at: 0,
        // Whole turns fill the loop.
        hz: Math.round(hzOf(midi + 0.03 * side) * seconds) / seconds,
        seconds,
        gain: index === 2 ? 0.05 : 0.1,
        pan: 0.5 * side,
        attack: 0,
        release: 0,
      })
    }
  }
  let place = 4
  for (let at = 0; at < seconds - 4; at += 0.55 * (1 + Math.floor(random() * 3))) {
    place = Math.min(11, Math.max(2, place + Math.floor(random() * 5) - 2))
    const midi = key + 24 + 12 * Math.floor((place - 2) / scale.length) + (scale[place % scale.length] ?? 0)
    play(bed, comb, {
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
  play(bed, comb, {
    at: seconds - 3.6,
    hz: hzOf(key + 24),
    seconds: 3.4,
    gain: 0.16,
    pan: 0,
    attack: 0.008,
    decay: 4,
    release: 0.8,
  })
  return withReverb(bed, { metres: 8, decay: 1.5, dampingHz: 3600 }, 0.2)
}
