import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import { truePeak } from '#server/storyteller/sound/peaks.ts'
import { decibels, fadeEnds, peakOf } from '#server/storyteller/sound/samples.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'
import { masterNarration } from '#server/storyteller/narration/masterNarration.ts'
import { mixScript, placeScript } from '#server/storyteller/narration/mixScript.ts'
import type { MixJob } from '#server/storyteller/narration/mixScript.ts'

const said = { seconds: null, storyId: null, endsParagraph: true, recording: null, original: null } as const
const job: MixJob = {
  segments: [
    { ...said, kind: 'text', text: 'Drück die Taste.' },
    { ...said, kind: 'quote', text: '«Ich war nie allein damit.»' },
  ],
  staging: stagingOf(1),
  language: 'de',
}

test('[GEN-01] a recording is near -16 LUFS with its true peak under -1 dB, and begins and ends without a click @full', async () => {
  const { stems } = await placeScript(job)
  const { sampleRate } = stems
  const sound = await masterNarration(stems)
  expect(Math.abs(integratedLoudness([sound.left, sound.right], sampleRate) + 16)).toBeLessThan(0.5)
  expect(decibels(truePeak([sound.left, sound.right]))).toBeLessThan(-1)
  const edge = Math.round(0.005 * sampleRate)
  for (const side of [sound.left, sound.right]) {
    expect(peakOf(side.slice(0, edge))).toBeLessThan(0.001)
    expect(peakOf(side.slice(-edge))).toBeLessThan(0.001)
    expect(side.every(Number.isFinite)).toBe(true)
  }
})

test('[GEN-01] music begins before the first word and goes on after the last, far under the voice @full', async () => {
  const { mixed, stems } = await placeScript(job)
  const { sampleRate } = stems
  const sound = await masterNarration(stems)
  const level = (from: number, to: number) => {
    const part = sound.left.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length)
  }
  const first = mixed.times[0]?.start ?? 0
  const last = mixed.times.at(-1)?.end ?? 0
  const speech = level(first, last)
  expect(first).toBeGreaterThan(1.5)
  for (const music of [level(first - 0.8, first - 0.1), level(last + 0.6, last + 1.6)]) {
    expect(music).toBeGreaterThan(-60)
    expect(music).toBeLessThan(speech - 8)
  }
})

test('[SCRIPT-09] quotations, with more reverb, are as loud as the narrator @full', async () => {
  const { mixed, stems } = await placeScript({
    ...job,
    language: 'en',
    segments: [
      { ...said, kind: 'text', text: 'What stayed is the moment before the key goes down.' },
      { ...said, kind: 'quote', text: '“I waited outside with my last money for one blank tape.”' },
      { ...said, kind: 'text', text: 'And one more:' },
      { ...said, kind: 'quote', text: '“My sister hid the tapes under the floor, all of them.”' },
    ],
  })
  const { left, right } = await masterNarration(stems)
  const levels = mixed.times.map(({ start, end }) =>
    integratedLoudness(
      [left, right].map((side) => side.slice(start * stems.sampleRate, end * stems.sampleRate)),
      stems.sampleRate,
    ),
  )
  expect(Math.max(...levels) - Math.min(...levels), levels.join()).toBeLessThan(0.5)
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

test('the waveform shows segments and the pause between them @full', async () => {
  const { waveform, seconds, times } = await mixScript({
    ...job,
    staging: { ...job.staging, bed: null },
    segments: [
      { ...said, kind: 'text', text: 'Drück die Taste.' },
      { ...said, kind: 'pause', text: '', seconds: 2 },
      { ...said, kind: 'text', text: 'Sie klickt nicht, sie rastet ein.' },
    ],
  })
  expect(waveform.length).toBe(limits.waveformBars)
  expect(waveform.every((bar) => Number.isInteger(bar) && bar >= 0 && bar <= 100)).toBe(true)
  expect(Math.max(...waveform)).toBe(100)
  // A second before the next segment nobody speaks.
  const next = times[2]?.start ?? 0
  expect(next - (times[0]?.end ?? 0)).toBeCloseTo(2, 1)
  const bar = (at: number) => waveform[Math.floor((at / seconds) * waveform.length)]
  expect(bar(next - 1)).toBeLessThanOrEqual(1)
  expect(bar(next + 0.3)).toBeGreaterThan(20)
})
