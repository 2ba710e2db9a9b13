import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import type { Box, Finding, TextLine } from './page.ts'

/** A picture of the screen, three bytes a pixel, one pixel a CSS px. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export async function pictureOf(jpeg: Buffer): Promise<Picture> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Where the pixels of a box are. */
function* pixelsOf({ width, height }: Picture, box: Box): Generator<number> {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
  for (let y = top; y < Math.min(height, box.y + box.height); y += 1)
    for (let x = left; x < Math.min(width, box.x + box.width); x += 1) yield 3 * (y * width + x)
}

const isOther = (one: Picture, other: Picture, at: number, by: number) =>
  [0, 1, 2].some((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > by)

/** Whether so many pixels of a box differ so much that somebody sees it; everywhere without a box. */
export function differs(
  one: Picture,
  other: Picture,
  least: number,
  box: Box = { x: 0, y: 0, ...one },
): boolean {
  let count = 0
  for (const at of pixelsOf(one, box)) if (isOther(one, other, at, 12) && (count += 1) >= least) return true
  return false
}

const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const luminance = ([r = 0, g = 0, b = 0]: Iterable<number> & ArrayLike<number>) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.POSITIVE_INFINITY

/**
 * Texts that stand out too little from what lies behind their letters: the picture without any letters says what that
 * is. Where a text lets something shine through, its letters are as they come out in the picture.
 */
export function weakTexts(withText: Picture, without: Picture, lines: readonly TextLine[]): Finding[] {
  return lines.flatMap(({ element, box, color: [r, g, b, alpha], isLarge }) => {
    const bySet: number[] = []
    const byPixel: number[] = []
    for (const at of pixelsOf(withText, box)) {
      if (!isOther(withText, without, at, 8)) continue
      const back = without.data.subarray(at, at + 3)
      const behind = luminance(back)
      const mixed = [r, g, b].map((own, channel) => own * alpha + (back[channel] ?? 0) * (1 - alpha))
      bySet.push(contrast(luminance(mixed), behind))
      byPixel.push(contrast(luminance(withText.data.subarray(at, at + 3)), behind))
    }
    const measured = alpha > 0.99 ? share(bySet, 0.1) : Math.max(share(bySet, 0.1), share(byPixel, 0.95))
    const bar = isLarge ? 3 : 4.5
    // Of fewer pixels nothing is painted.
    if (bySet.length < 6 || measured >= bar - 0.05) return []
    return [{ kind: 'contrast', element, box, sentence: `stands out by ${measured.toFixed(1)}, not ${bar}` }]
  })
}

/** What a phone reads in a part of a picture; null where it reads nothing. */
export async function codeIn(jpeg: Buffer, { x, y, width, height }: Box): Promise<string | null> {
  try {
    const part = {
      left: Math.floor(x),
      top: Math.floor(y),
      width: Math.floor(width),
      height: Math.floor(height),
    }
    const { data, info } = await sharp(jpeg).extract(part).raw().toBuffer({ resolveWithObject: true })
    return decodeQr({ data: new Uint8Array(data), ...info }, { timeLimit: 20_000 })
  } catch {
    // Both libraries throw: where the part is not on the picture, and where there is nothing to read.
    return null
  }
}
