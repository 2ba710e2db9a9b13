/** A picture of palette colours, row by row, one byte per pixel. Drawing changes it in place. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export interface Point {
  readonly x: number
  readonly y: number
}

export function blank(width: number, height: number, colour: number): Raster {
  return { width, height, pixels: new Uint8Array(width * height).fill(colour) }
}

export const copyOf = (raster: Raster): Raster => ({ ...raster, pixels: raster.pixels.slice() })

/** The colour at a point; undefined outside the picture. */
export function colourAt({ width, height, pixels }: Raster, { x, y }: Point): number | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : pixels[y * width + x]
}

/** A square dot around a point, clipped. */
export function dot(raster: Raster, { x, y }: Point, colour: number, size = 1): void {
  const from = Math.floor((size - 1) / 2)
  rectangle(raster, { x: x - from, y: y - from }, { x: x - from + size - 1, y: y - from + size - 1 }, colour)
}

/** A filled rectangle, corners included. */
export function rectangle(raster: Raster, a: Point, b: Point, colour: number): void {
  const { width, height, pixels } = raster
  const left = Math.max(0, Math.min(a.x, b.x))
  const right = Math.min(width - 1, Math.max(a.x, b.x))
  const bottom = Math.min(height - 1, Math.max(a.y, b.y))
  for (let y = Math.max(0, Math.min(a.y, b.y)); y <= bottom; y += 1)
    if (left <= right) pixels.fill(colour, y * width + left, y * width + right + 1)
}

/** The outline of a rectangle. */
export function frame(raster: Raster, a: Point, b: Point, colour: number, size = 1): void {
  line(raster, a, { x: b.x, y: a.y }, colour, size)
  line(raster, { x: b.x, y: a.y }, b, colour, size)
  line(raster, b, { x: a.x, y: b.y }, colour, size)
  line(raster, { x: a.x, y: b.y }, a, colour, size)
}

/** A straight line, ends included (Bresenham). */
export function line(raster: Raster, from: Point, to: Point, colour: number, size = 1): void {
  const dx = Math.abs(to.x - from.x)
  const dy = -Math.abs(to.y - from.y)
  const stepX = from.x < to.x ? 1 : -1
  const stepY = from.y < to.y ? 1 : -1
  let { x, y } = from
  let error = dx + dy
  for (;;) {
    dot(raster, { x, y }, colour, size)
    if (x === to.x && y === to.y) return
    const twice = 2 * error
    if (twice >= dy) {
      error += dy
      x += stepX
    }
    if (twice <= dx) {
      error += dx
      y += stepY
    }
  }
}

/** The outline of the ellipse between two corners. */
export function ellipse(raster: Raster, a: Point, b: Point, colour: number, size = 1): void {
  const radiusX = Math.abs(b.x - a.x) / 2
  const radiusY = Math.abs(b.y - a.y) / 2
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const steps = Math.max(8, Math.ceil(4 * (radiusX + radiusY)))
  const at = (step: number): Point => ({
    x: Math.round(middle.x + radiusX * Math.cos((2 * Math.PI * step) / steps)),
    y: Math.round(middle.y + radiusY * Math.sin((2 * Math.PI * step) / steps)),
  })
  for (let step = 0; step < steps; step += 1) line(raster, at(step), at(step + 1), colour, size)
}

/** Fills the connected area of the same colour, row by row. */
export function flood(raster: Raster, from: Point, colour: number): void {
  const { width, height, pixels } = raster
  const old = colourAt(raster, from)
  if (old === undefined || old === colour) return
  const waiting = [from.y * width + from.x]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (pixels[at] !== old) continue
    const row = Math.floor(at / width)
    let left = at
    while (left > row * width && pixels[left - 1] === old) left -= 1
    let right = at
    while (right < row * width + width - 1 && pixels[right + 1] === old) right += 1
    pixels.fill(colour, left, right + 1)
    for (const other of [row - 1, row + 1]) {
      if (other < 0 || other >= height) continue
      const shift = (other - row) * width
      for (let place = left; place <= right; place += 1) {
        const isStart = place === left || pixels[place + shift - 1] !== old
        if (isStart && pixels[place + shift] === old) waiting.push(place + shift)
      }
    }
  }
}
