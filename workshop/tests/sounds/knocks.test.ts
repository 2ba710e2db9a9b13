import { expect, test } from 'vitest'
import { knocks } from '../../../tests/fixtures/knocks.ts'
import { cassetteIn, doorClose, doorOpen, eject } from '#workshop/sounds/design/cassette.ts'

test.each([
  ['doorOpens', doorOpen],
  ['tapeIn', cassetteIn],
  ['doorCloses', doorClose],
  ['eject', eject],
] as const)('%s knocks when the film of the deck does', (name, render) => {
  const { channels, sampleRate } = render()
  const heights = (channels[0] ?? new Float32Array(0)).map(Math.abs)
  const loudest = heights.reduce((best, height, i) => (height > (heights[best] ?? 0) ? i : best), 0)
  expect(loudest / sampleRate).toBeCloseTo(knocks[name], 2)
})
