import { expect, test } from 'vitest'
import { createFrameJudge, firstTier } from '#scenes/stage/quality.ts'

test.each([
  ['a small computer', { cores: 2, pixels: 1280 * 800, dpr: 1 }, 'low'],
  ['four cores', { cores: 4, pixels: 1920 * 1080, dpr: 1 }, 'middle'],
  ['a kiosk of eight cores at 4K', { cores: 8, pixels: 2160 * 3840, dpr: 1 }, 'high'],
  ['a 5K desk at two pixels a point', { cores: 8, pixels: 2560 * 1440, dpr: 2 }, 'middle'],
] as const)('%s starts at %s', (_name, facts, tier) => {
  expect(firstTier(facts)).toBe(tier)
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
