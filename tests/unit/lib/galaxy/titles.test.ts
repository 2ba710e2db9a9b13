import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cover, createTitleSheet, sideFor } from '#lib/galaxy/titles.ts'

describe('titles on a screen', () => {
  it('[ECHO-01] never lie over one another or over a planet', () => {
    const number = fc.double({ min: 0, max: 1000, noNaN: true })
    const planet = fc.record({ x: number, y: number, width: fc.double({ min: 30, max: 260, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(planet, { maxLength: 60 }), (planets) => {
        const sheet = createTitleSheet(200)
        for (const { x, y } of planets) cover(sheet, x - 20, y - 20, x + 20, y + 20)
        const boxes = planets.map(({ x, y }) => [x - 20, y - 20, x + 20, y + 20] as const)
        for (const { x, y, width } of planets) {
          const side = sideFor(sheet, x, y, 30, width, 24)
          if (side === 0) continue
          const top = side > 0 ? y + 30 : y - 54
          const box = [x - width / 2, top, x + width / 2, top + 24] as const
          for (const [left, upper, right, lower] of boxes)
            expect(box[0] < right && box[2] > left && box[1] < lower && box[3] > upper).toBe(false)
          cover(sheet, ...box)
          boxes.push(box)
        }
      }),
    )
  })

  it('are below where there is space, above where there is not, and else are left out', () => {
    const sheet = createTitleSheet(4)
    expect(sideFor(sheet, 0, 0, 30, 100, 20)).toBe(1)
    cover(sheet, -10, 40, 10, 60)
    expect(sideFor(sheet, 0, 0, 30, 100, 20)).toBe(-1)
    cover(sheet, -10, -60, 10, -40)
    expect(sideFor(sheet, 0, 0, 30, 100, 20)).toBe(0)
  })
})
