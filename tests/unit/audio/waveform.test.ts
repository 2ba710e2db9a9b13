import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { decodeWaveform, peaks } from '#audio/waveform.ts'

test('half silence and half tone show as such', () => {
  const samples = Float32Array.from({ length: 8000 }, (_, index) =>
    index < 4000 ? 0 : 0.5 * Math.sin(index),
  )
  const bars = peaks([samples], 8)
  expect(bars.slice(0, 4)).toEqual([0, 0, 0, 0])
  for (const bar of bars.slice(4)) expect(bar).toBe(50)
})

test('the louder channel counts', () => {
  expect(peaks([Float32Array.of(0.1, 0.1), Float32Array.of(0, -0.9)], 2)).toEqual([10, 90])
})

test('bars are whole numbers from 0 to 100, as many as asked for, whatever the samples', () => {
  const samples = fc.float32Array({ noNaN: true })
  fc.assert(
    fc.property(samples, fc.integer({ min: 1, max: 200 }), (channel, count) => {
      const bars = peaks([channel], count)
      expect(bars).toHaveLength(count)
      for (const bar of bars) expect(Number.isInteger(bar) && bar >= 0 && bar <= 100).toBe(true)
    }),
  )
})

test('[SOUND-05] a recording that the browser never has decoded is given up', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => new Promise(() => {})
    },
  )
  const failure = decodeWaveform(new ArrayBuffer(8), 96).catch(String)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await failure).toMatch('No answer')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
