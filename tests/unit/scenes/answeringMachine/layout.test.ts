import { expect, test } from 'vitest'
import { frameOf } from '#scenes/answeringMachine/layout.ts'

test.each([
  [1440, 900, 'landscape'],
  [1920, 1080, 'landscape'],
  [3840, 1080, 'landscape'],
  [1024, 768, 'landscape'],
  [1080, 1920, 'portrait'],
  [390, 844, 'portrait'],
  [768, 1024, 'portrait'],
] as const)('[ANSW-04] the picture covers a page of %i x %i', (width, height, name) => {
  const frame = frameOf({ width, height })
  expect(frame.name).toBe(name)
  expect(frame.width / frame.height).toBeCloseTo(frame.aspect, 6)
  expect(frame.left).toBeLessThanOrEqual(0)
  expect(frame.top).toBeLessThanOrEqual(0)
  expect(frame.left + frame.width).toBeGreaterThanOrEqual(width - 1e-6)
  expect(frame.top + frame.height).toBeGreaterThanOrEqual(height - 1e-6)
})
