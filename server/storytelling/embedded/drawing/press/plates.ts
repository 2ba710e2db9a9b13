import { isGradient, n } from '../shapes.ts'
import type { Drawing, Paint, Shape, Tone } from '../shapes.ts'

/** Units along each side of a sheet, whatever its size in pixels. */
export const sheetUnits = 1000

/** How a plate lies on the paper: no press meets the mark twice. Units of the sheet, and degrees. */
export interface Register {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** What one ink prints, as an SVG in greys: black is solid ink, white is none. `isHard` leaves edges unsmoothed. */
export function plateSvg(
  drawing: Drawing,
  plate: 0 | 1 | 2,
  register: Register,
  pixels: number,
  isHard = false,
): string {
  const definitions: string[] = []
  const body = drawing.map(write).join('')
  const half = sheetUnits / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetUnits} ${sheetUnits}" width="${pixels}" height="${pixels}">` +
    `<defs>${definitions.join('')}</defs><rect width="${sheetUnits}" height="${sheetUnits}" fill="#fff"/>` +
    `<g${isHard ? ' shape-rendering="crispEdges"' : ''} transform="translate(${n(register.x)} ${n(register.y)}) rotate(${register.turn.toFixed(3)} ${half} ${half})">${body}</g></svg>`
  )

  function write(shape: Shape): string {
    if ('kids' in shape) {
      const inner = shape.kids.map(write).join('')
      if (inner === '') return ''
      const clip =
        shape.clip === undefined ? '' : ` clip-path="url(#${define('clipPath', '', pathOf(shape.clip))})"`
      const blend = shape.over === true ? ' style="mix-blend-mode:multiply"' : ''
      return `<g${blend}${shape.transform === undefined ? '' : ` transform="${shape.transform}"`}${clip}>${inner}</g>`
    }
    const inside = shape.fill === undefined ? null : fillOf(shape.fill)
    const outline = shape.stroke === undefined ? null : greyOf(shape.stroke)
    if (inside === null && outline === null) return ''
    const line =
      outline === null
        ? ''
        : ` stroke="${outline}" stroke-width="${n(shape.width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
    return `<path d="${shape.d}" fill="${inside ?? 'none'}"${line}/>`
  }

  function fillOf(paint: Paint): string | null {
    if (!isGradient(paint)) return greyOf(paint)
    const [from, to] = [greyOf(paint.from), greyOf(paint.to)]
    if (from === null || to === null) return null
    if (from === to) return from
    const [x1, y1, x2, y2] = paint.line
    const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
    return `url(#${define('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops)})`
  }

  function greyOf(tone: Tone): string | null {
    const amount = tone[plate]
    if (amount === null) return null
    const level = Math.round(255 * (1 - Math.max(0, Math.min(1, amount))))
    return `#${level.toString(16).padStart(2, '0').repeat(3)}`
  }

  function define(name: string, attributes: string, content: string): string {
    const id = `n${definitions.length}`
    definitions.push(`<${name} id="${id}"${attributes}>${content}</${name}>`)
    return id
  }
}

const pathOf = (d: string) => `<path d="${d}"/>`
