import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { renderSamples, renderSpeech } from '#server/storytelling/embedded/renderSpeech.ts'
import { integratedLoudness } from '#server/sound/loudness.ts'
import { truePeak } from '#server/sound/peaks.ts'
import { decibels, fadeEnds, peakOf } from '#server/sound/samples.ts'
import type { SpeechJob } from '#server/storytelling/embedded/speechJob.ts'

const voice = { language: 'de', variant: 'deck', rate: 160, pitch: 50, range: 60 } as const
const job: SpeechJob = {
  utterances: [
    { text: 'Drück die Taste.', voice, isVisitor: false, pauseMs: 400 },
    {
      text: 'Ich war nie allein damit.',
      voice: { ...voice, variant: 'visitorAlto' },
      isVisitor: true,
      pauseMs: 0,
    },
  ],
  colour: 'tape',
  bed: 'cassette',
}

test('[GEN-01] a recording is near -16 LUFS with its true peak under -1 dB, and begins and ends without a click', async () => {
  const { sound, sampleRate } = await renderSamples(job)
  expect(Math.abs(integratedLoudness([sound.left, sound.right], sampleRate) + 16)).toBeLessThan(0.5)
  expect(decibels(truePeak([sound.left, sound.right]))).toBeLessThan(-1)
  const edge = Math.round(0.005 * sampleRate)
  for (const side of [sound.left, sound.right]) {
    expect(peakOf(side.slice(0, edge))).toBeLessThan(0.001)
    expect(peakOf(side.slice(-edge))).toBeLessThan(0.001)
    expect(side.every(Number.isFinite)).toBe(true)
  }
})

test('[GEN-01] music begins before the first word and goes on after the last, far under the voice', async () => {
  const { sound, dry, sampleRate } = await renderSamples(job)
  const level = (from: number, to: number) => {
    const part = sound.left.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length)
  }
  const first = dry.findIndex((value) => Math.abs(value) > 0.01) / sampleRate
  const last = dry.findLastIndex((value) => Math.abs(value) > 0.01) / sampleRate
  const speech = level(first, last)
  expect(first).toBeGreaterThan(1.5)
  for (const music of [level(first - 0.8, first - 0.1), level(last + 0.6, last + 1.6)]) {
    expect(music).toBeGreaterThan(-60)
    expect(music).toBeLessThan(speech - 8)
  }
})

test('a loud sine measures as the standard says: -3.01 LUFS on one side, 0 on both', () => {
  const sine = Float32Array.from({ length: 5 * 48_000 }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / 48_000))
  expect(integratedLoudness([sine], 48_000)).toBeCloseTo(-3.01, 1)
  expect(integratedLoudness([sine, sine], 48_000)).toBeCloseTo(0, 1)
})

test('a true peak is found between two samples', () => {
  // A quarter of the sampling rate, sampled at 45 degrees: every sample is 3 dB under the crest.
  const sine = Float32Array.from({ length: 4800 }, (_, i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4))
  fadeEnds(sine, 400, 400)
  expect(decibels(truePeak([sine]))).toBeCloseTo(-6.02, 1)
})

test('the waveform shows sentences and the pause between them', async () => {
  const { waveform, seconds, spoken } = await renderSpeech({
    ...job,
    bed: null,
    utterances: [
      { text: 'Drück die Taste.', voice, isVisitor: false, pauseMs: 2000 },
      { text: 'Sie klickt nicht, sie rastet ein.', voice, isVisitor: false, pauseMs: 400 },
    ],
  })
  expect(waveform.length).toBe(limits.waveformBars)
  expect(waveform.every((bar) => Number.isInteger(bar) && bar >= 0 && bar <= 100)).toBe(true)
  expect(Math.max(...waveform)).toBe(100)
  // A second before the next sentence nobody speaks.
  const next = spoken[1]?.words[0]?.seconds ?? 0
  const bar = (at: number) => waveform[Math.floor((at / seconds) * waveform.length)]
  expect(bar(next - 1)).toBeLessThanOrEqual(1)
  expect(bar(next + 0.3)).toBeGreaterThan(20)
})
