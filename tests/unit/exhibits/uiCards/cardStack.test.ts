import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cards } from '#content/exhibits/uiCards/cards.ts'
import { cardIds, cardPlaces } from '#content/exhibits/uiCards/places.ts'
import {
  addressOf,
  firstIndex,
  indexOf,
  isCard,
  lastIndex,
  nextStack,
  placeAt,
  type StackEvent,
} from '#exhibits/uiCards/cardStack.ts'

test('the start is -1, the cards are 0 to n-1, the end is n', () => {
  expect(cardPlaces.map((place) => indexOf(place))).toEqual([-1, 0, 1, 2, 3, 4])
  expect(cards.map((card) => card.id)).toEqual([...cardIds])
  expect([firstIndex, lastIndex]).toEqual([-1, cards.length])
  expect(indexOf(undefined)).toBe(-1)
  expect(indexOf('os-9')).toBe(-1)
  expect(cardPlaces.map((place) => addressOf(indexOf(place)))).toEqual(
    cardPlaces.map((place) => `/exhibits/ui-cards/${place}`),
  )
})

const anyEvent: fc.Arbitrary<StackEvent> = fc.oneof(
  fc.constantFrom<StackEvent>({ type: 'step', by: 1 }, { type: 'step', by: -1 }, { type: 'turn' }),
  fc.integer({ min: -9, max: 9 }).map((index): StackEvent => ({ type: 'go', index })),
)

test('[CARD-03] whatever is done, the stack shows one of its places, and only cards have a back', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let stack = { index: firstIndex, isTurned: false }
      for (const event of events) {
        const before = stack
        stack = nextStack(stack, event)
        expect(indexOf(placeAt(stack.index))).toBe(stack.index)
        if (stack.isTurned) expect(isCard(stack.index)).toBe(true)
        if (stack.index !== before.index) expect(stack.isTurned).toBe(false)
        if (event.type === 'step') expect(Math.abs(stack.index - before.index)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('[CARD-03] turning twice is nothing, at the ends nothing moves on', () => {
  const front = { index: 2, isTurned: false }
  expect(nextStack(nextStack(front, { type: 'turn' }), { type: 'turn' })).toEqual(front)
  const end = { index: lastIndex, isTurned: false }
  expect(nextStack(end, { type: 'step', by: 1 })).toBe(end)
  expect(nextStack(end, { type: 'turn' })).toBe(end)
})
