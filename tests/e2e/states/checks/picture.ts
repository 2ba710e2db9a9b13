import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import type { Box, Finding } from '../finding.ts'
import type { Line } from './page.ts'

/** A picture of the screen, four bytes a pixel, one pixel a CSS px. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export async function pictureOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Calls back with the place of each pixel in a box. */
function eachPixel({ width, height }: Picture, box: Box, visit: (at: number) => void): void {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
  for (let y = top; y < Math.min(height, box.y + box.height); y += 1)
    for (let x = left; x < Math.min(width, box.x + box.width); x += 1) visit(4 * (y * width + x))
}

const isOther = (one: Picture, other: Picture, at: number, by: number) =>
  [0, 1, 2].some((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > by)

/** How many pixels of a box differ so much that somebody sees it; everywhere without a box. */
export function differing(one: Picture, other: Picture, box?: Box): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY
  let count = 0
  eachPixel(one, box ?? { x: 0, y: 0, width: one.width, height: one.height }, (at) => {
    if (isOther(one, other, at, 12)) count += 1
  })
  return count
}

const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = (r = 0, g = 0, b = 0) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.POSITIVE_INFINITY

/**
 * Texts that stand out too little from what lies behind their letters: the picture without any letters says what that
 * is. Where a text lets something shine through, its letters are as they come out in the picture.
 */
export function weakTexts(withText: Picture, without: Picture, lines: readonly Line[]): Finding[] {
  return lines.flatMap(({ element, box, color: [r, g, b, alpha], isLarge }) => {
    const bySet: number[] = []
    const byPixel: number[] = []
    eachPixel(withText, box, (at) => {
      if (!isOther(withText, without, at, 8)) return
      const [br = 0, bg = 0, bb = 0] = without.data.subarray(at, at + 3)
      const behind = luminance(br, bg, bb)
      const mix = (own: number, back: number) => own * alpha + back * (1 - alpha)
      bySet.push(contrast(luminance(mix(r, br), mix(g, bg), mix(b, bb)), behind))
      byPixel.push(contrast(luminance(...withText.data.subarray(at, at + 3)), behind))
    })
    // Nothing of it is painted: it lies below something.
    if (bySet.length < 6) return []
    const measured = alpha > 0.99 ? share(bySet, 0.1) : Math.max(share(bySet, 0.1), share(byPixel, 0.95))
    const bar = isLarge ? 3 : 4.5
    if (measured >= bar - 0.05) return []
    const sentence = `stands out by ${measured.toFixed(1)}, not ${bar}`
    return [{ kind: 'contrast' as const, element, box, sentence }]
  })
}

/** What a phone reads in a picture of a code; null where it reads nothing. */
export async function codeIn(png: Buffer): Promise<string | null> {
  const { data, info } = await sharp(png).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  try {
    return decodeQr(
      { data: new Uint8Array(data), width: info.width, height: info.height },
      { timeLimit: 2000 },
    )
  } catch {
    // The library throws where there is nothing to read.
    return null
  }
}
