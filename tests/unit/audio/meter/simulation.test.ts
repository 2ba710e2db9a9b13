import { expect, test } from 'vitest'
import { createDoubt, createSimulation, simulatedLevel } from '#audio/meter/simulation.ts'

const recording = (
  over: { isPlaying?: boolean; position?: number; peaks?: readonly number[] | null } = {},
) => ({
  peaks: () => (over.peaks === undefined ? [10, 80, 20, 0] : over.peaks),
  position: () => over.position ?? 0,
  duration: () => 40,
  isPlaying: () => over.isPlaying ?? true,
})

test('the simulation shows the known peak of the place that plays, and nothing while nothing plays', () => {
  expect(simulatedLevel(recording({ position: 15 }))).toBe(0.8)
  expect(simulatedLevel(recording({ position: 39.9 }))).toBe(0)
  expect(simulatedLevel(recording({ position: 999 }))).toBe(0)
  expect(simulatedLevel(recording({ position: 15, isPlaying: false }))).toBe(0)
  expect(simulatedLevel(recording({ peaks: null }))).toBeGreaterThan(0.1)
})

test('it rises at once and falls by 20 dB in 1.7 s', () => {
  const place = { position: 15 }
  let nowMs = 0
  const level = createSimulation({ ...recording(), position: () => place.position }, () => nowMs)
  expect(level()).toBe(0.8)
  place.position = 35
  nowMs += 1700
  expect(level()).toBeCloseTo(0.08, 6)
})

test('[DECK-06] the signal counts as out of reach only when a loud recording lets nothing through for two seconds', () => {
  const doubt = createDoubt()
  for (let ms = 0; ms < 60_000; ms += 250) expect(doubt.wait(250, 0.05)).toBe(false)
  for (let ms = 0; ms < 1750; ms += 250) expect(doubt.wait(250, 0.5)).toBe(false)
  doubt.hear()
  for (let ms = 0; ms < 1750; ms += 250) expect(doubt.wait(250, 0.5)).toBe(false)
  expect(doubt.wait(250, 0.5)).toBe(true)
})
