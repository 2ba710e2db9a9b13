import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminTexts } from '#content/pages/adminTexts.ts'
import { editable } from '#content/editable.ts'
import { movedBy } from '#admin/parts/movedBy.ts'
import { errorOf } from '#admin/texts/textFields.ts'
import { barsOf, chartSize, stretchOf } from '#admin/activity/chart.ts'

describe('contents', () => {
  const words = adminTexts.en.problems

  test('what came with the server has nothing wrong with it', () => {
    for (const each of editable) expect(errorOf(each, String(each.default), words)).toBeUndefined()
  })
})

test('a device moves one place, and at an end stays', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(20), { minLength: 1 }),
      fc.nat(20),
      fc.constantFrom(1 as const, -1 as const),
      (ids, id, by) => {
        const next = movedBy(ids, ids.indexOf(id), by)
        expect(next.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
        const to = ids.indexOf(id) + by
        if (ids.includes(id) && to >= 0 && to < ids.length) expect(next[to]).toBe(id)
        else expect(next).toEqual(ids)
      },
    ),
  )
})

describe('the chart of visits', () => {
  test('every bar is inside of the drawing, and the highest fills it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 400 }), (views) => {
        const bars = barsOf(views)
        for (const { x, y, width, height } of bars) {
          expect(x + width).toBeLessThanOrEqual(chartSize.width)
          expect(y + height).toBeCloseTo(chartSize.height)
        }
        if (Math.max(...views) > 0)
          expect(Math.max(...bars.map(({ height }) => height))).toBe(chartSize.height)
      }),
    )
  })

  test('a stretch counts today', () => {
    const now = new Date('2026-03-01T10:00:00Z')
    expect(stretchOf(7, now)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  })
})
