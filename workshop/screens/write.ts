import { letter } from './letters.ts'
import { dot, type Pixels } from './pixels.ts'

interface Face {
  /** Stems of two pixels. */
  readonly bold?: boolean
  /** Capitals of nine rows instead of seven. */
  readonly tall?: boolean
}

/** Pixels that a line of text takes, without the gap after its last letter. */
export function widthOf(text: string, { bold = false, tall = false }: Face = {}): number {
  let width = -1
  for (const character of text) width += letter(character, tall).width + 1 + (bold ? 1 : 0)
  return Math.max(0, width)
}

/** Writes a line whose capitals have their upper left corner at x, y. */
export function write(
  picture: Pixels,
  x: number,
  y: number,
  text: string,
  colour: number,
  face: Face = {},
): void {
  const { bold = false, tall = false } = face
  let left = x
  for (const character of text) {
    const { width, rows } = letter(character, tall)
    for (const [row, cells] of rows.entries()) {
      for (let column = 0; column < width; column++) {
        if (cells[column] !== '#') continue
        dot(picture, left + column, y + row, colour)
        if (bold) dot(picture, left + column + 1, y + row, colour)
      }
    }
    left += width + 1 + (bold ? 1 : 0)
  }
}

/** Writes a line around the middle x. */
export function writeCentred(
  picture: Pixels,
  x: number,
  y: number,
  text: string,
  colour: number,
  face: Face = {},
): void {
  write(picture, x - Math.floor(widthOf(text, face) / 2), y, text, colour, face)
}
