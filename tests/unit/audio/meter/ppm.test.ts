import { describe, expect, test } from 'vitest'
import { createPpm } from '#audio/meter/ppm.ts'
import { decibels, sine } from './signals.ts'

/** IEC 60268-10, type I: bursts of 5 kHz of so many ms against the same tone held, dB; and what it allows. */
const bursts = [
  [10, -1, 0.5],
  [5, -2, 1],
  [3, -4, 1],
  [0.4, -15, 4],
] as const
const rates = [44_100, 48_000, 96_000]

/** The highest reading of a signal and what comes after it. */
function reading(signal: Float32Array, sampleRate: number): number {
  const ppm = createPpm(sampleRate)
  return decibels(Math.max(ppm.push(signal), ppm.push(new Float32Array(1024))))
}

describe.each(rates)('the programme meter at %i Hz', (sampleRate) => {
  const steady = reading(sine(5000, 0.6, sampleRate), sampleRate)

  test.each(bursts)('reads a burst of %d ms %d dB under the tone held', (ms, expected) => {
    const burst = reading(sine(5000, ms / 1000, sampleRate), sampleRate) - steady
    expect(Math.abs(burst - expected)).toBeLessThan(0.5)
  })

  test('reads a steady sine of full scale 0 dB, from 31.5 Hz to 16 kHz, whatever its phase', () => {
    for (const frequency of [31.5, 63, 250, 1000, 5000, sampleRate / 4, 12_000, 16_000]) {
      for (const phase of [0, Math.PI / 4, Math.PI / 2]) {
        expect(Math.abs(reading(sine(frequency, 0.6, sampleRate, phase), sampleRate))).toBeLessThan(0.25)
      }
    }
  })

  test('returns by 20 dB in 1.7 s at a constant rate, in silence and near-silence', () => {
    const tone = sine(1000, 0.6, sampleRate)
    const quarter = Math.round((1.7 / 4) * sampleRate)
    const nearlySilent = new Float32Array(quarter).fill(1e-9)
    const whole = createPpm(sampleRate)
    const sampled = createPpm(sampleRate)
    whole.push(tone)
    sampled.push(tone)
    // What is returned is the highest of a stretch; a stretch of one sample tells the end.
    for (let step = 1; step <= 8; step += 1) {
      whole.pushSilence(quarter)
      sampled.push(nearlySilent)
      const expected = -5 * step
      expect(Math.abs(decibels(whole.pushSilence(0)) - expected)).toBeLessThan(0.1)
      expect(Math.abs(decibels(sampled.pushSilence(0)) - expected)).toBeLessThan(0.1)
    }
  })
})

test('reads the same with reversed polarity', () => {
  const voice = sine(180, 0.4, 48_000).map((sample, at) => Math.max(-0.3, sample) * Math.exp(-at / 9000))
  expect(
    reading(
      voice.map((sample) => -sample),
      48_000,
    ),
  ).toBeCloseTo(reading(voice, 48_000), 6)
})

test('reads the same in blocks of any length', () => {
  const signal = sine(700, 0.05, 48_000)
  const [whole, blocks] = [createPpm(48_000), createPpm(48_000)]
  let highest = 0
  for (let at = 0; at < signal.length; at += 128) {
    highest = Math.max(highest, blocks.push(signal.subarray(at, at + 128)))
  }
  expect(highest).toBeCloseTo(whole.push(signal), 12)
})
