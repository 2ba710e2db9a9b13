import { expect, test } from 'vitest'
import { renderSamples, renderSpeech } from '../../../server/storytelling/embedded/renderSpeech.ts'
import { narratorVoices } from '../../../server/storytelling/embedded/narratorVoices.ts'
import { soundingPart } from '../../../server/storytelling/embedded/soften.ts'

const db = (value: number) => 20 * Math.log10(value)

test('[GEN-01] speech peaks near -3 dBFS, is loud enough between, and begins and ends in silence', async () => {
  const { samples, sampleRate } = await renderSamples({
    settings: narratorVoices.de,
    utterances: [
      { text: 'Drück die Taste.', pauseMs: 400 },
      { text: 'Sie klickt nicht, sie rastet ein.', pauseMs: 400 },
    ],
  })
  const peak = samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0)
  expect(db(peak)).toBeGreaterThan(-4)
  expect(db(peak)).toBeLessThan(-3)

  const spoken = samples.filter((value) => Math.abs(value) > 0.002)
  const level = Math.sqrt(spoken.reduce((sum, value) => sum + value * value, 0) / spoken.length)
  expect(db(level)).toBeGreaterThan(-23)
  expect(db(level)).toBeLessThan(-13)

  const edge = Math.round(0.005 * sampleRate)
  for (const part of [samples.slice(0, edge), samples.slice(-edge)]) {
    expect(part.every((value) => Math.abs(value) < 0.001)).toBe(true)
  }
  expect(samples[0]).toBeCloseTo(0, 6)
  expect(samples.at(-1)).toBeCloseTo(0, 6)

  const sounding = soundingPart(samples, -50)
  expect((sounding?.start ?? 0) / sampleRate).toBeLessThan(0.25)
  expect((samples.length - (sounding?.end ?? 0)) / sampleRate).toBeLessThan(0.6)
})

test('the waveform shows sentences and the pause between them', async () => {
  const { waveform, seconds, words } = await renderSpeech({
    settings: narratorVoices.en,
    utterances: [
      { text: 'Press the key.', pauseMs: 2000 },
      { text: 'It does not click, it settles.', pauseMs: 400 },
    ],
  })
  expect(waveform.length).toBe(96)
  expect(waveform.every((bar) => Number.isInteger(bar) && bar >= 0 && bar <= 100)).toBe(true)
  expect(Math.max(...waveform)).toBe(100)
  // A second before the next sentence nobody speaks, and the echo of the room is gone.
  const [, [next] = []] = words
  const bar = (at: number) => waveform[Math.floor((at / seconds) * waveform.length)]
  expect(bar((next?.seconds ?? 0) - 1)).toBeLessThanOrEqual(1)
  expect(bar((next?.seconds ?? 0) + 0.3)).toBeGreaterThan(20)
})
