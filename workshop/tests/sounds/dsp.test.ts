import { describe, expect, test } from 'vitest'
import { filtered } from '#workshop/sounds/dsp/filter.ts'
import { aroundLoop, jointRoughness } from '#workshop/sounds/dsp/loop.ts'
import { integratedLoudness, momentaryLoudness } from '#workshop/sounds/dsp/loudness.ts'
import { blow, ring } from '#workshop/sounds/dsp/modal.ts'
import { whiteNoise } from '#workshop/sounds/dsp/noise.ts'
import { sine } from '#workshop/sounds/dsp/oscillator.ts'
import { saturated } from '#workshop/sounds/master.ts'
import { truePeak } from '../../../server/storyteller/sound/peaks.ts'
import { seededRandom } from '#workshop/sounds/dsp/random.ts'
import { mixAround, scaled } from '#workshop/sounds/dsp/samples.ts'
import { peakOf } from '../../../server/storyteller/sound/samples.ts'
import { decibels } from '../../../server/storyteller/sound/samples.ts'
import { mono, stereo } from '#workshop/sounds/dsp/sound.ts'
import { powerSpectrum } from '../../../tests/spectrum.ts'

const rate = 48_000
const tone = (hz: number, seconds: number, level = 1, phase = 0) =>
  scaled(
    sine(seconds, rate, () => hz, phase),
    level,
  )

describe('loudness', () => {
  // BS.1770-4: a 997 Hz sine at full scale in one channel reads -3.01 LUFS.
  test.each([48_000, 44_100, 24_000])(
    'reads the reference tone of the standard right at %i Hz',
    (sampleRate) => {
      const reference = mono(
        sine(2, sampleRate, () => 997),
        sampleRate,
      )
      expect(integratedLoudness(reference)).toBeCloseTo(-3.01, 1)
    },
  )

  test('follows level decibel for decibel', () => {
    const loud = integratedLoudness(mono(tone(997, 2), rate))
    expect(integratedLoudness(mono(tone(997, 2, 0.1), rate))).toBeCloseTo(loud - 20, 3)
  })

  test('reads the same in one channel and in two, as both are heard on two sides', () => {
    const samples = tone(997, 1, 0.3)
    expect(momentaryLoudness(stereo(samples, samples, rate))).toBeCloseTo(
      momentaryLoudness(mono(samples, rate)),
      6,
    )
  })

  test('leaves silence out of the whole', () => {
    const half = new Float32Array(4 * rate)
    half.set(tone(997, 2))
    expect(integratedLoudness(mono(half, rate))).toBeGreaterThan(-4.5)
  })

  test('counts a short sound as a part of 0.4 s', () => {
    const short = momentaryLoudness(mono(tone(997, 0.1), rate))
    expect(short).toBeCloseTo(-3.01 - 6.02, 0)
  })
})

describe('peaks', () => {
  test('are found between the samples', () => {
    // A quarter of the rate, an eighth of a turn off: every sample lies 3 dB under the wave.
    const hidden = tone(rate / 4, 0.1, 1, 0.125)
    expect(decibels(peakOf(hidden))).toBeCloseTo(-3.01, 1)
    expect(decibels(truePeak([hidden]))).toBeCloseTo(0, 0)
  })

  test('are bent under the ceiling, and quiet sounds left as they are', () => {
    const loud = saturated(mono(tone(500, 0.1, 4), rate), 0.4)
    expect(peakOf(loud.channels[0] ?? new Float32Array(0))).toBeLessThan(0.4001)
    const quiet = tone(500, 0.1, 0.01)
    const kept = saturated(mono(quiet, rate), 0.4).channels[0] ?? new Float32Array(0)
    kept.forEach((sample, i) => expect(Math.abs(sample - (quiet[i] ?? 0))).toBeLessThan(1e-5))
  })
})

describe('loops', () => {
  test('a filter around a loop leaves no seam, one that starts from rest does', () => {
    const loop = tone(100, 1)
    const lowpass = (samples: Float32Array) => filtered(samples, rate, { kind: 'lowpass', hz: 300 })
    expect(jointRoughness(aroundLoop(loop, rate, 0.2, lowpass), rate)).toBeLessThan(2)
    expect(jointRoughness(lowpass(loop), rate)).toBeGreaterThan(5)
  })

  test('a tone cut in the middle of a period has a rough joint', () => {
    expect(jointRoughness(tone(100, 1).slice(0, -120), rate)).toBeGreaterThan(5)
  })

  test('what runs over the end comes in again at the beginning', () => {
    const loop = new Float32Array(10)
    mixAround(loop, Float32Array.of(1, 2, 3, 4), 8)
    expect([...loop]).toEqual([3, 4, 0, 0, 0, 0, 0, 0, 1, 2])
  })
})

test('a struck body rings at its mode and falls by 60 dB in its decay', () => {
  const random = seededRandom('bell')
  const samples = ring([{ hz: 1500, decay: 0.2, gain: 1 }], blow(0.0001, 1, rate, random, 0), 0.4, rate)
  const power = powerSpectrum(samples, 0, 4096)
  const strongest = power.indexOf(Math.max(...power))
  expect((strongest * rate) / 4096).toBeCloseTo(1500, -1.5)
  expect(decibels(peakOf(samples.slice(0.2 * rate)) / peakOf(samples))).toBeCloseTo(-60, 0)
})

describe('seeded noise', () => {
  test('is the same for the same seed and another for another', () => {
    const one = whiteNoise(64, seededRandom('a'))
    expect(whiteNoise(64, seededRandom('a'))).toEqual(one)
    expect(whiteNoise(64, seededRandom('b'))).not.toEqual(one)
  })

  test('is centred and of standard deviation 1', () => {
    const noise = whiteNoise(100_000, seededRandom('even'))
    const mean = noise.reduce((all, value) => all + value, 0) / noise.length
    const power = noise.reduce((all, value) => all + value ** 2, 0) / noise.length
    expect(Math.abs(mean)).toBeLessThan(0.01)
    expect(power).toBeCloseTo(1, 1)
  })
})
