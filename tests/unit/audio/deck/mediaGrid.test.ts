import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cueFor, exactGrid, mp3Grid } from '#audio/deck/mediaGrid.ts'

test('MP3 is sent to the beginning of a frame that leaves the decoder time to fill, anything else to the place', () => {
  expect(cueFor(0, mp3Grid)).toBe(0)
  expect(cueFor(0.03, mp3Grid)).toBe(0)
  fc.assert(
    fc.property(fc.double({ min: 1, max: 3600, noNaN: true }), (seconds) => {
      const cue = cueFor(seconds, mp3Grid)
      const frames = cue / mp3Grid.step
      expect(frames - Math.floor(frames)).toBeLessThan(0.01)
      expect(seconds - cue).toBeGreaterThan(mp3Grid.runIn - 0.001)
      expect(seconds - cue).toBeLessThan(mp3Grid.runIn + mp3Grid.step)
      expect(cueFor(seconds, exactGrid)).toBeCloseTo(seconds - exactGrid.runIn, 9)
    }),
  )
})
