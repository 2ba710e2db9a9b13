import { describe, expect, test } from 'vitest'
import { oceanWaves } from '#tools/sounds/design/ocean.ts'
import { walkingAmbience } from '#tools/sounds/design/walking.ts'
import { gravelStep, parquetStep } from '#tools/sounds/design/footsteps.ts'
import { shortTimeLoudness } from '#tools/sounds/dsp/loudness.ts'
import { jointRoughness } from '#tools/sounds/dsp/loop.ts'
import { whiteNoise } from '#tools/sounds/dsp/noise.ts'
import { seededRandom } from '#tools/sounds/dsp/random.ts'
import { mono, secondsOf, type Sound } from '#tools/sounds/dsp/sound.ts'
import { flatness, meanSpectrum } from '#tools/sounds/dsp/spectrum.ts'
import { difference } from './fingerprint.ts'

const rate = 24_000
const noise = mono(whiteNoise(10 * rate, seededRandom('comparison')), rate)

describe.each([
  ['Walking Ambience', walkingAmbience()],
  ['Ocean Waves', oceanWaves()],
])('[PLAY-02] %s', (_, sound) => {
  test('lasts at least half a minute', () => {
    expect(secondsOf(sound)).toBeGreaterThanOrEqual(30)
  })

  test('is coloured, where plain white noise is flat', () => {
    expect(flatnessOf(noise)).toBeGreaterThan(0.9)
    expect(flatnessOf(sound)).toBeLessThan(0.4)
  })

  test('comes and goes, where noise stands still', () => {
    expect(rangeOf(noise)).toBeLessThan(1)
    expect(rangeOf(sound)).toBeGreaterThan(10)
  })

  test('goes round without a seam', () => {
    for (const channel of sound.channels) expect(jointRoughness(channel, rate)).toBeLessThan(5)
  })
})

describe('[PLAY-02] steps', () => {
  const gait = { weight: 1, pace: 1 }

  test.each([
    ['gravel', gravelStep],
    ['parquet', parquetStep],
  ])('no two on %s are the same', (_, step) => {
    const random = seededRandom('two steps')
    const [one, other] = [mono(step(rate, gait, random), rate), mono(step(rate, gait, random), rate)]
    expect(difference(one, other)).toBeGreaterThan(1.5)
  })

  test('gravel and parquet are two floors', () => {
    const gravel = mono(gravelStep(rate, gait, seededRandom('gravel')), rate)
    const parquet = mono(parquetStep(rate, gait, seededRandom('parquet')), rate)
    expect(difference(gravel, parquet)).toBeGreaterThan(8)
  })
})

function flatnessOf({ sampleRate, channels }: Sound): number {
  return flatness(meanSpectrum(channels[0] ?? new Float32Array(0)), sampleRate, 100, 10_000)
}

/** Between the loud tenth and the quiet tenth of all 0.4 s blocks, LU. */
function rangeOf(sound: Sound): number {
  const levels = shortTimeLoudness(sound).toSorted((one, other) => one - other)
  const at = (part: number) => levels[Math.round(part * (levels.length - 1))] ?? 0
  return at(0.95) - at(0.1)
}
