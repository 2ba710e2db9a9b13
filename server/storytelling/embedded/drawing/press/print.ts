import sharp from 'sharp'
import type { Palette } from '../inks.ts'
import type { Drawing } from '../shapes.ts'
import { makeGrain } from './grain.ts'
import type { Grain } from './grain.ts'
import { plateSvg } from './plates.ts'
import type { Register } from './plates.ts'
import { thresholds } from './screen.ts'
import type { Screen } from './screen.ts'

/** A sheet ready for the press. */
export interface Sheet {
  readonly drawing: Drawing
  readonly palette: Palette
  /** For dark, accent and light. */
  readonly screens: readonly [Screen, Screen, Screen]
  readonly registers: readonly [Register, Register, Register]
  /** Where on the noise the sheet lies, in pixels. */
  readonly grainAt: readonly [number, number]
  /** Set for a picture of coarse pixels: how many stand along each side. */
  readonly coarse?: number
}

// What is drawn is drawn once: nothing is worth keeping, and one thread is what the visitors can spare.
sharp.cache(false)
sharp.concurrency(1)

let grain: Grain | undefined

/** Prints a sheet of `pixels` by `pixels` as WebP. The same sheet gives the same bytes on one platform. */
export async function print(sheet: Sheet, pixels: number): Promise<Uint8Array> {
  grain ??= makeGrain()
  const inked = new Uint8Array(pixels * pixels * 3)
  layPaper(inked, sheet, pixels, grain)
  for (const plate of [0, 1, 2] as const) {
    const coverage = await rasterize(sheet, plate, pixels)
    pressPlate(inked, coverage, sheet, plate, pixels, grain)
  }
  return sharp(inked, { raw: { width: pixels, height: pixels, channels: 3 } })
    .webp({ quality: 76, effort: 4, smartSubsample: true })
    .toBuffer()
}

/** @returns one byte a pixel: 0 is solid ink, 255 is none. */
async function rasterize(sheet: Sheet, plate: 0 | 1 | 2, pixels: number): Promise<Uint8Array> {
  const drawn = Math.min(sheet.coarse ?? pixels, pixels)
  // Coarse pixels stand in line: such a picture is printed in register.
  const register = sheet.coarse === undefined ? sheet.registers[plate] : { x: 0, y: 0, turn: 0 }
  const svg = Buffer.from(plateSvg(sheet.drawing, plate, register, drawn, sheet.coarse !== undefined))
  const data: Uint8Array = await sharp(svg).removeAlpha().extractChannel(0).raw().toBuffer()
  return sheet.coarse === undefined ? data : coarsened(data, drawn, pixels)
}

/** Each pixel as a block of its own, in five tones. */
function coarsened(data: Uint8Array, drawn: number, pixels: number): Uint8Array {
  const blocks = new Uint8Array(pixels * pixels)
  for (let y = 0; y < pixels; y++) {
    const row = Math.floor((y * drawn) / pixels) * drawn
    for (let x = 0; x < pixels; x++) {
      const level = data[row + Math.floor((x * drawn) / pixels)] ?? 255
      blocks[y * pixels + x] = Math.round(level / 63.75) * 63.75
    }
  }
  return blocks
}

function layPaper(
  inked: Uint8Array,
  { palette, grainAt }: Sheet,
  pixels: number,
  { side, fine, cloud }: Grain,
) {
  const [r, g, b] = palette.paper
  for (let y = 0, at = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++, at += 3) {
      const noise = ((y + grainAt[1]) % side) * side + ((x + grainAt[0]) % side)
      const tooth = 1 - 0.02 * (fine[noise] ?? 0) - 0.02 * (cloud[noise] ?? 0)
      inked[at] = r * tooth
      inked[at + 1] = g * tooth
      inked[at + 2] = b * tooth
    }
  }
}

/** Multiplies an ink onto what is printed already: inks are transparent. */
function pressPlate(
  inked: Uint8Array,
  coverage: Uint8Array,
  { palette, screens, grainAt }: Sheet,
  plate: 0 | 1 | 2,
  pixels: number,
  { side, fine, cloud }: Grain,
) {
  const [red, green, blue] = palette.inks[plate]
  const [r, g, b] = [1 - red / 255, 1 - green / 255, 1 - blue / 255]
  const screen = screens[plate]
  const threshold = thresholds(screen, pixels)
  const [shiftX, shiftY] = [grainAt[0] + plate * 151, grainAt[1] + plate * 89]
  for (let y = 0, at = 0; y < pixels; y++) {
    const row = ((y + shiftY) % side) * side
    for (let x = 0; x < pixels; x++, at++) {
      const level = coverage[at] ?? 255
      if (level > 250) continue
      const noise = row + ((x + shiftX) % side)
      const [speck, mottle] = [fine[noise] ?? 0.5, cloud[noise] ?? 0.5]
      const tone = 1 - level / 255
      const screened =
        screen.kind === 'grain' ? 0.55 * speck + 0.45 * threshold(x, y) : 0.12 + 0.74 * threshold(x, y)
      const edge = Math.max(0, Math.min(1, (tone - screened * 0.86 - 0.06) * 6 + 0.5))
      // Ink lies unevenly, and here and there the drum did not touch the paper.
      const body = edge * (0.97 - 0.13 * mottle) * (speck > 0.988 ? 0.45 : 1)
      const to = at * 3
      inked[to] = (inked[to] ?? 0) * (1 - r * body)
      inked[to + 1] = (inked[to + 1] ?? 0) * (1 - g * body)
      inked[to + 2] = (inked[to + 2] ?? 0) * (1 - b * body)
    }
  }
}
