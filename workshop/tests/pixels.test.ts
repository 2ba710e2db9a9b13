import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pixelPath } from '#workshop/screens/pixelPath.ts'
import { createPixels, ellipse, frame, line, rect, stamp } from '#workshop/screens/pixels.ts'
import { widthOf, write } from '#workshop/screens/write.ts'

/** Fills a picture from a path of rectangles, each cell once. */
function filled(path: string, width: number, height: number): Uint8Array {
  const cells = new Uint8Array(width * height)
  for (const [, x, y, across, down] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)H\d+z/g)) {
    for (let row = Number(y); row < Number(y) + Number(down); row++)
      for (let column = Number(x); column < Number(x) + Number(across); column++) {
        const index = row * width + column
        cells[index] = (cells[index] ?? 0) + 1
      }
  }
  return cells
}

test('the outline of a picture covers each of its pixels once and no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
      (width, height, tones) => {
        const picture = createPixels(width, height)
        for (let index = 0; index < picture.cells.length; index++)
          picture.cells[index] = tones.next().value ?? 0
        for (const tone of [0, 1, 2]) {
          expect([...filled(pixelPath(picture, tone), width, height)]).toEqual(
            [...picture.cells].map((cell) => (cell === tone ? 1 : 0)),
          )
        }
      },
    ),
  )
})

test('whatever is drawn over the edge stays in the picture', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 4, maxLength: 4 }),
      ([x = 0, y = 0, across = 0, down = 0]) => {
        const picture = createPixels(9, 7)
        rect(picture, x, y, across, down, 1)
        frame(picture, x, y, Math.abs(across) + 1, Math.abs(down) + 1, 1)
        line(picture, x, y, across, down, 1)
        ellipse(picture, x, y, Math.abs(across), Math.abs(down), 1)
        write(picture, x, y, 'Ag', 1, { bold: true, tall: true })
        stamp(picture, x, y, ['##', '#o'], 1, 2)
        expect(picture.cells).toHaveLength(63)
      },
    ),
  )
})

test('a line of text takes the width it says', () => {
  for (const face of [{}, { bold: true }, { tall: true }, { bold: true, tall: true }]) {
    for (const text of ['Wastebasket', 'Schlüssel', '216K in disk', 'i.l']) {
      const picture = createPixels(200, 12)
      write(picture, 0, 0, text, 1, face)
      const columns = [...picture.cells.entries()].flatMap(([index, tone]) =>
        tone === 1 ? [index % picture.width] : [],
      )
      expect(Math.max(...columns) + 1).toBe(widthOf(text, face))
    }
  }
})
