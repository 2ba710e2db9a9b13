import { describe, expect, test } from 'vitest'
import type { Rect } from '#lib/geometry/projection.ts'
import { deckKeyRow } from '#lib/tape/deckSize.ts'
import { layoutOf } from '#scenes/tape/layout.ts'

const screens = [
  ['touchscreen', 1080, 1920],
  ['4K touchscreen', 2160, 3840],
  ['desktop', 1440, 900],
  ['full HD', 1920, 1080],
  ['tablet', 768, 1024],
  ['wide', 2560, 1080],
] as const

const inPicture = ({ left, right, top, bottom }: Rect) =>
  left >= 0 && right <= 1 && top >= 0 && bottom <= 1 && left < right && top < bottom

describe.each(screens)('on a %s of %d x %d', (_name, width, height) => {
  const aspect = width / height
  const layout = layoutOf(aspect)

  test('everything that one touches is in the picture, apart from each other', () => {
    const touched = [...deckKeyRow.map((key) => layout.keys[key]), layout.door, layout.knob, layout.meter]
    for (const rect of touched) expect(inPicture(rect)).toBe(true)
    touched.forEach((one, i) =>
      touched.slice(i + 1).forEach((other) => {
        const overlap = {
          x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
          y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        }
        expect(Math.min(overlap.x, overlap.y)).toBeLessThan(0.004)
      }),
    )
  })

  test('the tapes stand above the deck, within the width of the picture', () => {
    const { shelf, deck } = layout
    expect([shelf.left >= 0, shelf.right < 1.01, shelf.top < shelf.bottom]).toEqual([true, true, true])
    expect(shelf.bottom).toBeLessThan(deck.top)
  })

  test('the inlay has ground of its own, off the deck', () => {
    const { inlay, deck, isWide } = layout
    if (isWide) expect(inlay.left).toBeGreaterThan(deck.right)
    else expect(inlay.top).toBeGreaterThan(deck.bottom)
    expect(inPicture(inlay)).toBe(true)
  })
})

test.each([
  [1080, 1920],
  [1920, 1080],
])('[FIT-01] keys are at least 72 px wide and high at %d x %d', (width, height) => {
  const { keys } = layoutOf(width / height)
  for (const key of deckKeyRow) {
    const { left, right, top, bottom } = keys[key]
    expect((right - left) * width).toBeGreaterThanOrEqual(72)
    expect((bottom - top) * height).toBeGreaterThanOrEqual(72)
  }
})

test('on a standing touchscreen the deck lies in the lower two thirds', () => {
  const { deck } = layoutOf(1080 / 1920)
  expect(deck.top).toBeGreaterThan(1 / 3)
})
