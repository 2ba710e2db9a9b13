import { describe, expect, it } from 'vitest'
import { median } from '#tools/bench/compare.ts'

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[100, 9, 10], 10],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })
})
