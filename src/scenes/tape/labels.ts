import type { CanvasTexture } from 'three'
import { cutText } from '#contract/cutText.ts'
import { isRightToLeft } from '#lib/text/rightToLeft.ts'
import { paintLabelPaper } from '../stage/labelPaper.ts'
import { paintedLabel } from '../stage/paintedLabel.ts'

export interface LabelledTape {
  readonly id: number
  readonly title: string
  /** CSS name of its handwriting; the font must be loaded. */
  readonly hand: string
  /** CSS colours, by default cream and blue. */
  readonly paper?: string
  readonly ink?: string
}

/** Font of the print on tapes and deck. */
export const printFace = 'IBM Plex Mono'

/** Stands in until the tape is known. */
export const unknownTape: LabelledTape = { id: -1, title: 'Nachklang', hand: printFace }

const cream = '#efe6d0'
const blue = '#23397f'

export function cassetteLabel({ title, hand, paper = cream, ink = blue }: LabelledTape): CanvasTexture {
  return paintedLabel(1536, 744, (c) => {
    c.scale(0.75, 0.75)
    paintLabelPaper(c, paper, 'A')
    c.font = `400 40px "${printFace}"`
    c.fillText('60', 100, 262)
    c.fillStyle = ink
    write(c, title, hand, { x: 268, y: 176, small: 78, width: 1640 })
  })
}

/** Writes a line with this x-height, down to 0.7 of it, then cut to the paper's width. Fonts differ much at the same size. */
function write(
  c: CanvasRenderingContext2D,
  text: string,
  hand: string,
  line: { readonly x: number; readonly y: number; readonly small: number; readonly width: number },
): void {
  const probe = 100
  c.font = `400 ${probe}px "${hand}", cursive`
  const full = (line.small / Math.max(20, c.measureText('x').actualBoundingBoxAscent)) * probe
  const fits = (line.width / c.measureText(text).width) * probe
  const size = Math.min(full, Math.max(0.7 * full, fits))
  c.font = `400 ${size.toFixed(1)}px "${hand}", cursive`
  let shown = text
  while (shown.length > 1 && c.measureText(shown === text ? shown : `${shown}…`).width > line.width)
    shown = cutText(shown, shown.length - 1).trimEnd()
  const written = shown === text ? text : `${shown}…`
  const isTurned = isRightToLeft(text)
  const x = isTurned ? line.x + line.width : line.x
  c.direction = isTurned ? 'rtl' : 'ltr'
  c.fillText(written, x, line.y)
  // Pens are broader than the thinnest of these fonts.
  c.strokeStyle = c.fillStyle
  c.lineWidth = line.small * 0.035
  c.strokeText(written, x, line.y)
}
