import { expect, test } from 'vitest'
import { createVu } from '#audio/meter/vu.ts'
import { decibels, sine } from './signals.ts'

/** Readings of a tone of 1 kHz that begins, one every millisecond. */
function rise(sampleRate: number, seconds: number): { readings: number[]; vu: ReturnType<typeof createVu> } {
  const vu = createVu(sampleRate)
  const tone = sine(1000, seconds, sampleRate)
  const step = sampleRate / 1000
  const readings = Array.from({ length: Math.round(seconds * 1000) }, (_, ms) =>
    vu.push(tone.subarray(Math.round(ms * step), Math.round((ms + 1) * step))),
  )
  return { readings, vu }
}

test.each([44_100, 48_000, 96_000])(
  '[DECK-10] the volume indicator at %i Hz reaches 99 of 100 in 300 ms and overswings by 1 to 1.5',
  (sampleRate) => {
    const { readings } = rise(sampleRate, 3)
    const final = readings.at(-1) ?? Number.NaN
    const reachedMs = readings.findIndex((reading) => reading >= 0.99 * final)
    // IEC 60268-17 allows 10 %.
    expect(Math.abs(reachedMs - 300)).toBeLessThan(10)
    const overswing = Math.max(...readings) / final - 1
    expect(overswing).toBeGreaterThanOrEqual(0.01)
    expect(overswing).toBeLessThanOrEqual(0.015)
    expect(Math.abs(decibels(final))).toBeLessThan(0.05)
  },
)

test('it falls back in the same time as it rises', () => {
  const { vu } = rise(48_000, 3)
  vu.pushSilence(Math.round(0.3 * 48_000))
  expect(vu.pushSilence(1)).toBeLessThan(0.015)
})

test('it shows the mean: a click of 1 ms hardly moves it, where a programme meter jumps', () => {
  const vu = createVu(48_000)
  const highest = Math.max(vu.push(sine(5000, 0.001, 48_000)), vu.pushSilence(48_000))
  expect(decibels(highest)).toBeLessThan(-35)
})
