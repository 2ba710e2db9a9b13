import type { Pixels } from './pixels.ts'

/**
 * The outline of all pixels of one colour, for an SVG path in units of pixels: runs of a row, and equal runs of rows
 * below each other as one rectangle.
 */
export function pixelPath({ width, height, cells }: Pixels, colour: number): string {
  const open = new Map<number, { readonly end: number; readonly top: number }>()
  let path = ''
  const close = (left: number, end: number, top: number, bottom: number) => {
    path += `M${left} ${top}h${end - left}v${bottom - top}H${left}z`
  }
  for (let row = 0; row <= height; row++) {
    const found = new Map<number, number>()
    const line = cells.subarray(row * width, (row + 1) * width)
    for (let left = line.indexOf(colour); left !== -1;) {
      let end = left + 1
      while (line[end] === colour) end++
      found.set(left, end)
      left = line.indexOf(colour, end)
    }
    for (const [left, run] of open) {
      if (found.get(left) === run.end) continue
      close(left, run.end, run.top, row)
      open.delete(left)
    }
    for (const [left, end] of found) if (!open.has(left)) open.set(left, { end, top: row })
  }
  return path
}
