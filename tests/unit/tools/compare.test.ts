import { describe, expect, it } from 'vitest'
import { compare, median } from '#tools/bench/compare.ts'

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

describe('compare', () => {
  it('takes turns A B B A, so that neither side gets the better moments', async () => {
    const order: string[] = []
    const note = (name: string) => () => Promise.resolve(order.push(name))
    await compare(4, note('A'), note('B'))
    expect(order.join('')).toBe('ABBAABBA')
  })

  it('judges by the ratio of each round, not of the whole: a machine that slows down bends nothing', async () => {
    const ours = [10, 1, 1]
    const theirs = [20, 20, 2]
    const next = (values: number[]) => () => Promise.resolve(values.shift() ?? 0)
    expect(await compare(3, next(ours), next(theirs))).toEqual({ ours: 1, theirs: 20, ratio: 0.5 })
  })
})
