import { expect, test } from 'vitest'
import { createFrameJudge, firstTier, mostDpr, qualityOf } from '#scenes/stage/quality.ts'

test.each([
  [2, 'low'],
  [4, 'middle'],
  [8, 'high'],
] as const)('a computer of %d cores starts at %s', (cores, tier) => {
  expect(firstTier(cores)).toBe(tier)
})

test.each([
  ['a phone', 390 * 844, { high: 2, middle: 1.5, low: 1 }],
  ['a desktop', 1920 * 1200, { high: 1.98, middle: 1.43, low: 1 }],
  ['a 4K display', 3840 * 2160, { high: 1.04, middle: 0.75, low: 0.54 }],
])('[FIT-12] on %s a scene has fewer pixels with each tier', (_name, pixels, expected) => {
  for (const tier of ['high', 'middle', 'low'] as const)
    expect(mostDpr(qualityOf(tier), pixels), tier).toBeCloseTo(expected[tier], 2)
})

type Judge = ReturnType<typeof createFrameJudge>['judge']

const judgeAll = (judge: Judge, frameMs: number, count: number) =>
  Array.from({ length: count }, (_, frame) => judge(frameMs, frame)).filter((tier) => tier !== null)

test('slow frames lower the quality step by step, down to the least a visitor gets', () => {
  const { judge, tier } = createFrameJudge('high')
  expect(judgeAll(judge, 40, 200)).toEqual(['middle', 'low'])
  expect(tier()).toBe('low')
})

test('a frame counts once, however many moving parts tell of it', () => {
  const { judge } = createFrameJudge('high')
  for (let teller = 0; teller < 200; teller++) expect(judge(60, 1)).toBeNull()
})

test('fast frames, and a few slow ones among them, change nothing', () => {
  const { judge } = createFrameJudge('high')
  expect(judgeAll(judge, 16, 400)).toEqual([])
  const mixed = Array.from({ length: 400 }, (_, index) => judge(index % 3 === 0 ? 60 : 16, 1000 + index))
  expect(mixed.every((tier) => tier === null)).toBe(true)
})
