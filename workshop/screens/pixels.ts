/** A picture of whole pixels: each cell holds the number of a colour, 0 to 255. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly cells: Uint8Array
}

/** All of one colour. */
export function createPixels(width: number, height: number, colour = 0): Pixels {
  return { width, height, cells: new Uint8Array(width * height).fill(colour) }
}

/** What lies outside of the picture is cut off. */
export function dot(picture: Pixels, x: number, y: number, colour: number): void {
  if (x >= 0 && y >= 0 && x < picture.width && y < picture.height) {
    picture.cells[y * picture.width + x] = colour
  }
}

/** A filled rectangle; what lies outside of the picture is cut off. */
export function rect(
  picture: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: number,
): void {
  const left = Math.max(0, x)
  const right = Math.min(picture.width, x + width)
  for (let row = Math.max(0, y); row < Math.min(picture.height, y + height); row++) {
    picture.cells.fill(colour, row * picture.width + left, row * picture.width + Math.max(left, right))
  }
}

/** An outline of one pixel. */
export function frame(
  picture: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: number,
): void {
  rect(picture, x, y, width, 1, colour)
  rect(picture, x, y + height - 1, width, 1, colour)
  rect(picture, x, y, 1, height, colour)
  rect(picture, x + width - 1, y, 1, height, colour)
}

/** A filled rectangle with an outline: a sheet, a cell, a window. */
export function panel(
  picture: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: number,
  paper: number,
): void {
  rect(picture, x, y, width, height, paper)
  frame(picture, x, y, width, height, ink)
}

/** One pixel wide, both ends drawn. */
export function line(
  picture: Pixels,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  colour: number,
): void {
  const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY), 1)
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    dot(picture, Math.round(fromX + (toX - fromX) * share), Math.round(fromY + (toY - fromY) * share), colour)
  }
}

/** Every pixel whose middle lies in the ellipse. */
export function ellipse(
  picture: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: number,
): void {
  for (let row = 0; row < height; row++) {
    const up = (2 * row + 1 - height) / height
    const half = (width / 2) * Math.sqrt(Math.max(0, 1 - up * up))
    const left = Math.round(width / 2 - half)
    rect(picture, x + left, y + row, width - 2 * left, 1, colour)
  }
}

/** One colour on every second pixel of a rectangle, as a chessboard. */
export function speckle(
  picture: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: number,
): void {
  for (let row = y; row < y + height; row++) {
    for (let column = x + ((x + row) & 1); column < x + width; column += 2) dot(picture, column, row, colour)
  }
}

/** A drawing in characters, `#` for ink and `o` for paper; everything else stays as it is. */
export function stamp(
  picture: Pixels,
  x: number,
  y: number,
  rows: readonly string[],
  ink: number,
  paper = ink,
): void {
  for (const [row, cells] of rows.entries()) {
    for (let column = 0; column < cells.length; column++) {
      if (cells[column] === '#') dot(picture, x + column, y + row, ink)
      else if (cells[column] === 'o') dot(picture, x + column, y + row, paper)
    }
  }
}
