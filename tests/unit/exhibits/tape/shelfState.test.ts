import { describe, expect, test } from 'vitest'
import { emptyShelf, pickTape, placeAfterKey, restock } from '#exhibits/tape/shelf/shelfState.ts'

const share = 99_999

describe('the selected tape', () => {
  test('the first list puts its first story in hand; an empty one the share tape', () => {
    expect(restock(emptyShelf, [7, 8]).selectedId).toBe(7)
    expect(restock(emptyShelf, []).selectedId).toBe(share)
  })
  test('later lists leave the hand alone, whatever comes before it', () => {
    const shelf = restock(pickTape(restock(emptyShelf, [7, 8]), 8), [12, 11, 7, 8])
    expect(shelf).toMatchObject({ selectedId: 8, isRemoved: false })
    const sharing = restock(pickTape(shelf, share), [13, 12])
    expect(sharing).toMatchObject({ selectedId: share, isRemoved: false })
  })
  test('a tape that is taken off the shelf leaves its neighbour in hand, and it is said', () => {
    const shelf = pickTape(restock(emptyShelf, [9, 8, 7, 6]), 8)
    expect(restock(shelf, [10, 9, 7, 6])).toMatchObject({ selectedId: 7, isRemoved: true })
    expect(restock(pickTape(shelf, 6), [9, 8])).toMatchObject({ selectedId: 8, isRemoved: true })
    expect(restock(shelf, [])).toMatchObject({ selectedId: share, isRemoved: true })
    expect(pickTape(restock(shelf, []), share).isRemoved).toBe(false)
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
