import { expect, test } from 'vitest'
import { turned } from '#exhibits/tape/face/knobTurn.ts'
import { knobReach } from '#lib/tape/deckSize.ts'

test('[DECK-13] a finger that goes clockwise round the knob turns it up, by as much as the knob turns', () => {
  expect(turned(0.5, 0, knobReach / 2)).toBeCloseTo(0.75)
  expect(turned(0.5, 0.3, 0.3 - knobReach / 2)).toBeCloseTo(0.25)
})

test('[DECK-13] the knob goes on where a circle begins anew, and no further than its ends', () => {
  expect(turned(0.5, Math.PI - 0.1, -Math.PI + 0.1)).toBeCloseTo(0.5 + 0.1 / knobReach)
  expect(turned(0.9, 0, 2)).toBe(1)
  expect(turned(0.1, 0, -2)).toBe(0)
})
