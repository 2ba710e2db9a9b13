import { CanvasTexture, DataTexture, LinearFilter, Vector2, type WebGLRenderer } from 'three'
import { isRightToLeft } from '#lib/text/rightToLeft.ts'
import { cutText } from '#contract/cutText.ts'

/** Largest side of the sheet that titles are written on, texels. */
const sheetSide = 2048
/** A title in rem: its widest line and the room of two lines. */
const widest = 11.5
const lineHeight = 1.08
const cellHeight = 2 * lineHeight + 0.5
const fontSize = 0.86
/** As a canvas takes it, device px. */
export const titleFont = (px: number): string => `500 ${px}px "Instrument Sans", sans-serif`

/** A title as it will be written: CSS px. */
export interface SetTitle {
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
}

/** The sheet that titles are written on, cell by cell, and what is known of their size. */
export interface TitleCells {
  readonly texture: DataTexture
  /** For the shader: width and height of a cell in texels, cells a row, 1 / side of the sheet. */
  readonly layout: readonly [number, number, number, number]
  readonly count: number
  set(title: string): SetTitle
  write(cell: number, title: SetTitle, hasVoice: boolean): void
  dispose(): void
}

/** @param rem CSS px  @param dpr device px a CSS px */
export function createTitleCells(renderer: WebGLRenderer, rem: number, dpr: number): TitleCells {
  const even = (px: number) => 2 * Math.ceil(px / 2)
  const [width, height] = [even(widest * rem * dpr), even(cellHeight * rem * dpr)]
  const perRow = Math.max(1, Math.floor(sheetSide / width))
  const rows = Math.max(1, Math.floor(sheetSide / height))
  const texture = new DataTexture(null, sheetSide, sheetSide)
  // Nothing to hand over: cells are written one by one.
  texture.source.dataReady = false
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.premultiplyAlpha = true
  texture.needsUpdate = true
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser gives no canvas to write titles on')
  const ink = new CanvasTexture(canvas)
  ink.premultiplyAlpha = true
  const place = new Vector2()
  const size = fontSize * rem * dpr
  return {
    texture,
    layout: [width, height, perRow, 1 / sheetSide],
    count: perRow * rows,
    set(title) {
      context.font = titleFont(size)
      const lines = brokenLines(title, (text) => context.measureText(text).width, width - 8 * dpr)
      const longest = Math.max(0, ...lines.map((line) => context.measureText(line).width))
      return { lines, width: longest / dpr + 12, height: lines.length * lineHeight * rem }
    },
    write(cell, { lines }, hasVoice) {
      context.clearRect(0, 0, width, height)
      context.font = titleFont(size)
      context.textAlign = 'center'
      context.direction = isRightToLeft(lines.join(' ')) ? 'rtl' : 'ltr'
      context.textBaseline = 'alphabetic'
      context.shadowColor = 'rgba(2, 4, 12, 0.95)'
      context.shadowBlur = 5 * dpr
      context.fillStyle = hasVoice ? '#e9f6ff' : '#d6dcec'
      lines.forEach((line, index) => {
        const y = (0.86 + index * lineHeight) * rem * dpr
        for (let stroke = 0; stroke < 2; stroke += 1) context.fillText(line, width / 2, y)
      })
      place.set((cell % perRow) * width, Math.floor(cell / perRow) * height)
      renderer.copyTextureToTexture(ink, texture, null, place)
    },
    dispose() {
      texture.dispose()
      ink.dispose()
    },
  }
}

/** At most two lines, the second cut with an ellipsis. */
export function brokenLines(
  title: string,
  widthOf: (text: string) => number,
  most: number,
): readonly string[] {
  const whole = title.trim().replace(/\s+/g, ' ')
  if (widthOf(whole) <= most) return [whole]
  const words = whole.split(' ')
  let first = words[0] ?? ''
  let next = 1
  while (next < words.length && widthOf(`${first} ${words[next]}`) <= most) first += ` ${words[next++]}`
  if (widthOf(first) > most) return [cut(whole, widthOf, most)]
  const rest = words.slice(next).join(' ')
  return [first, widthOf(rest) <= most ? rest : cut(rest, widthOf, most)]
}

function cut(text: string, widthOf: (text: string) => number, most: number): string {
  let [fits, fails] = [0, text.length]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if (widthOf(`${cutText(text, middle).trimEnd()}…`) <= most) fits = middle
    else fails = middle
  }
  return `${cutText(text, fits).trimEnd()}…`
}
