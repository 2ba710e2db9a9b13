import { expect, test } from 'vitest'
import { movedBy } from '#admin/parts/movedBy.ts'
import { edgeMoved, nudged, tapped } from '#admin/narrations/script/cuts.ts'
import { newSegment } from '#admin/narrations/script/editedSegments.ts'

test('a caption that begins now pushes those behind it and pulls those before it', () => {
  expect(tapped([0, 2, 4], 0, 3)).toEqual([3, 3, 4])
  expect(tapped([0, 2, 4], 2, 1.234)).toEqual([0, 1.23, 1.23])
})

test('a caption is moved between its neighbours, and within the take', () => {
  expect(nudged([0, 2, 4], 1, 0.1, 5)).toEqual([0, 2.1, 4])
  expect(nudged([0, 2, 4], 0, -0.1, 5)).toEqual([0, 2, 4])
  expect(nudged([0, 2, 2.05], 1, 0.1, 5)).toEqual([0, 2.05, 2.05])
  expect(nudged([0, 2, 4.95], 2, 0.1, 5)).toEqual([0, 2, 5])
})

test('an edge stays between its neighbours, and leaves space for a recording', () => {
  const cuts = [
    { segmentId: 'a', start: 1, end: 3 },
    { segmentId: 'b', start: 4, end: 6 },
  ]
  const edge = (...move: [0 | 1, 'start' | 'end', number]) => edgeMoved(cuts, ...move, 7)[move[0]]?.[move[1]]
  expect(edge(0, 'start', -1)).toBe(0)
  expect(edge(0, 'start', 5)).toBe(2.7)
  expect(edge(0, 'end', 5)).toBe(4)
  expect(edge(1, 'start', 2)).toBe(3)
  expect(edge(1, 'end', 9)).toBe(7)
  expect(edge(1, 'end', 4.1)).toBe(4.3)
})

test('a segment changes places with its neighbour, and stays where there is none', () => {
  const [a, b] = [newSegment('text'), newSegment('pause')]
  expect(a.id).toMatch(/^[\w-]{1,40}$/)
  expect(movedBy([a, b], 0, 1)).toEqual([b, a])
  expect(movedBy([a, b], 0, -1)).toEqual([a, b])
})
