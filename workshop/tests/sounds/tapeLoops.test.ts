import { describe, expect, test } from 'vitest'
import { fastWind, rewindLoop, tapeHiss } from '#workshop/sounds/design/tapeLoops.ts'
import { jointRoughness } from '#workshop/sounds/dsp/loop.ts'
import { shortTimeLoudness } from '#workshop/sounds/dsp/loudness.ts'
import type { Sound } from '#workshop/sounds/dsp/sound.ts'
import { bandPowers, meanSpectrum, powerSpectrum } from '../../../tests/spectrum.ts'

const size = 4096
/** Of the fast wind; two halves out of step would cancel just here. */
const motorHz = 236

describe.each([
  ['fast wind', fastWind()],
  ['rewind', rewindLoop()],
])('the %s loop', (_, sound) => {
  test('has no click at its joint', () => {
    expect(jointRoughness(samplesOf(sound), sound.sampleRate)).toBeLessThan(5)
  })

  test('keeps its level, so that it can run as long as the tape does', () => {
    const levels = shortTimeLoudness(sound)
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3)
  })
})

test('the motor of the fast wind turns on over the joint: its tone is as strong there as anywhere', () => {
  const sound = fastWind()
  const tones = toneLevels(sound)
  const usual = tones.toSorted((one, other) => one - other)[Math.floor(tones.length / 2)] ?? 0
  expect(toneAtJoint(sound)).toBeGreaterThan(usual - 4)
})

test('hiss rises above 1 kHz and falls off above 10 kHz', () => {
  const sound = tapeHiss()
  const spectrum = meanSpectrum(samplesOf(sound))
  const level = (low: number, high: number) => {
    const [power = 0] = bandPowers(spectrum, sound.sampleRate, 1, low, high)
    return 10 * Math.log10(power)
  }
  expect(level(3000, 6000)).toBeGreaterThan(level(400, 1000) + 4)
  expect(level(13_000, 15_000)).toBeLessThan(level(5000, 8000) - 6)
})

function samplesOf({ channels }: Sound): Float32Array {
  return channels[0] ?? new Float32Array(0)
}

/** Level of the motor's tone, dB, in a stretch in the middle of which the loop closes. */
function toneAtJoint(sound: Sound): number {
  const samples = samplesOf(sound)
  const across = new Float32Array(size)
  across.set(samples.slice(-size / 2))
  across.set(samples.slice(0, size / 2), size / 2)
  return toneLevel(across, 0, sound.sampleRate)
}

function toneLevels(sound: Sound): readonly number[] {
  const samples = samplesOf(sound)
  const count = Math.floor(samples.length / size)
  return Array.from({ length: count }, (_, stretch) => toneLevel(samples, stretch * size, sound.sampleRate))
}

function toneLevel(samples: Float32Array, from: number, sampleRate: number): number {
  const bin = Math.round((motorHz * size) / sampleRate)
  return 10 * Math.log10(powerSpectrum(samples, from, size)[bin] ?? 0)
}
