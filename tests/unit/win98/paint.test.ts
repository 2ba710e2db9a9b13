import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blank, colourAt, ellipse, flood, line, type Raster } from '#win98/paint/raster.ts'
import { newSheet, nextSheet, tools, type Sheet, type SheetEvent } from '#win98/paint/sheet.ts'

const raster = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ min: 0, max: 2, minLength: width * height, maxLength: width * height })
      .map((pixels): Raster => ({ width, height, pixels })),
  )
const point = fc.record({ x: fc.integer({ min: -4, max: 30 }), y: fc.integer({ min: -4, max: 30 }) })

/** The slow way: place by place. */
function slowFlood(picture: Raster, x: number, y: number, colour: number): Uint8Array {
  const pixels = picture.pixels.slice()
  const old = colourAt(picture, { x, y })
  const reached = new Set([y * picture.width + x])
  for (const at of reached) {
    pixels[at] = colour
    const column = at % picture.width
    const row = Math.floor(at / picture.width)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      if (colourAt(picture, { x: column + dx, y: row + dy }) === old)
        reached.add((row + dy) * picture.width + column + dx)
  }
  return pixels
}

describe('filling', () => {
  it('reaches exactly what connects and has the same colour', () => {
    fc.assert(
      fc.property(raster, fc.nat(), fc.nat(), fc.constantFrom(0, 1, 7), (picture, a, b, colour) => {
        const x = a % picture.width
        const y = b % picture.height
        const expected = slowFlood(picture, x, y, colour)
        const filled = { ...picture, pixels: picture.pixels.slice() }
        flood(filled, { x, y }, colour)
        expect(filled.pixels).toEqual(expected)
      }),
    )
  })
  it('does nothing from outside of the picture', () => {
    const picture = blank(4, 4, 0)
    flood(picture, { x: -1, y: 2 }, 5)
    expect(picture.pixels).toEqual(blank(4, 4, 0).pixels)
  })
})

describe('lines', () => {
  it('connect both ends, a step at a time, and stay inside of the picture', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const picture = blank(27, 27, 0)
        line(picture, from, to, 1)
        const drawn = picture.pixels.filter((pixel) => pixel === 1).length
        const longest = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) + 1
        expect(drawn).toBeLessThanOrEqual(longest)
        for (const end of [from, to])
          if (colourAt(picture, end) !== undefined) expect(colourAt(picture, end)).toBe(1)
      }),
    )
  })
  it('close an ellipse: a fill inside does not run out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 36 }), fc.integer({ min: 8, max: 36 }), (width, height) => {
        const picture = blank(44, 44, 0)
        ellipse(picture, { x: 3, y: 3 }, { x: 3 + width, y: 3 + height }, 1)
        flood(picture, { x: 3 + Math.round(width / 2), y: 3 + Math.round(height / 2) }, 2)
        expect(colourAt(picture, { x: 0, y: 0 })).toBe(0)
      }),
    )
  })
})

describe('taking back', () => {
  const at = fc.record({ x: fc.nat({ max: 15 }), y: fc.nat({ max: 15 }) })
  const stroke = fc
    .tuple(fc.constantFrom(...tools), fc.integer({ min: 1, max: 27 }), at, fc.array(at, { maxLength: 4 }))
    .map(([tool, colour, from, along]): SheetEvent[] => [
      { type: 'press', at: from, tool, colour },
      ...along.map((place): SheetEvent => ({ type: 'draw', at: place })),
      { type: 'lift' },
    ])
  const run = (sheet: Sheet, events: readonly SheetEvent[]) => events.reduce(nextSheet, sheet)

  it('gives back every step as it was, and again what was taken back', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 12 }), (strokes) => {
        const seen = [newSheet(16, 16, 0)]
        for (const each of strokes) seen.push(run(seen.at(-1) ?? newSheet(1, 1, 0), each))
        let sheet = seen.at(-1) ?? newSheet(1, 1, 0)
        for (const earlier of seen.toReversed().slice(1)) {
          sheet = nextSheet(sheet, { type: 'undo' })
          expect(sheet.picture.pixels).toEqual(earlier.picture.pixels)
        }
        expect(nextSheet(sheet, { type: 'undo' })).toBe(sheet)
        for (const later of seen.slice(1)) {
          sheet = nextSheet(sheet, { type: 'redo' })
          expect(sheet.picture.pixels).toEqual(later.picture.pixels)
        }
        expect(nextSheet(sheet, { type: 'redo' })).toBe(sheet)
      }),
    )
  })
  it('keeps forty steps, and drops undone ones when drawing goes on', () => {
    const press = (x: number): SheetEvent[] => [
      { type: 'press', at: { x: x % 16, y: 0 }, tool: 'pencil', colour: 1 + (x % 9) },
      { type: 'lift' },
    ]
    const long = run(newSheet(16, 16, 0), Array.from({ length: 60 }, (_, x) => press(x)).flat())
    expect(long.before).toHaveLength(40)
    const on = run(nextSheet(long, { type: 'undo' }), press(3))
    expect(on.after).toEqual([])
  })
  it('leaves nothing of a stroke that is abandoned', () => {
    const sheet = newSheet(16, 16, 0)
    const begun = run(sheet, [{ type: 'press', at: { x: 3, y: 3 }, tool: 'brush', colour: 2 }])
    expect(nextSheet(begun, { type: 'abandon' }).picture).toBe(sheet.picture)
  })
})
