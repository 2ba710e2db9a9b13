import { describe, expect, test } from 'vitest'
import { emptyShelf, picked, placeAfterKey, restocked } from '#exhibits/tape/shelf/shelfState.ts'

const share = 99_999

describe('the selected tape', () => {
  test('the first list puts its first story in hand; an empty one the share tape', () => {
    expect(restocked(emptyShelf, [7, 8]).selectedId).toBe(7)
    expect(restocked(emptyShelf, []).selectedId).toBe(share)
  })
  test('later lists leave the hand alone, whatever comes before it', () => {
    const shelf = restocked(picked(restocked(emptyShelf, [7, 8]), 8), [12, 11, 7, 8])
    expect(shelf).toMatchObject({ selectedId: 8, isRemoved: false })
    const sharing = restocked(picked(shelf, share), [13, 12])
    expect(sharing).toMatchObject({ selectedId: share, isRemoved: false })
  })
  test('a tape that is taken off the shelf leaves its neighbour in hand, and it is said', () => {
    const shelf = picked(restocked(emptyShelf, [9, 8, 7, 6]), 8)
    expect(restocked(shelf, [10, 9, 7, 6])).toMatchObject({ selectedId: 7, isRemoved: true })
    expect(restocked(picked(shelf, 6), [9, 8])).toMatchObject({ selectedId: 8, isRemoved: true })
    expect(restocked(shelf, [])).toMatchObject({ selectedId: share, isRemoved: true })
    expect(picked(restocked(shelf, []), share).isRemoved).toBe(false)
  })
})

test.each([
  ['ArrowDown', 0, 12, 1],
  ['ArrowDown', 11, 12, 11],
  ['ArrowUp', 0, 12, 0],
  ['ArrowRight', 3, 12, 8],
  ['ArrowRight', 8, 12, 11],
  ['ArrowRight', 11, 12, 11],
  ['ArrowLeft', 7, 12, 2],
  ['ArrowLeft', 2, 12, 2],
  ['PageDown', 1, 12, 11],
  ['PageUp', 40, 60, 20],
  ['Home', 9, 12, 0],
  ['End', 0, 12, 11],
  ['a', 0, 12, null],
] as const)('%s at %i of a shelf leads on', (pressed, place, count, to) => {
  expect(placeAfterKey(pressed, place, count)).toBe(to)
})
