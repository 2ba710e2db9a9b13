import sharp from 'sharp'
import type { Palette } from '#content/motifs/palettes.ts'
import type { Artwork } from './artwork.ts'

/** Turns a continuous tone into ink or no ink, as a risograph does. */
export interface Screen {
  readonly kind: 'dots' | 'lines' | 'grain'
  /** Distance of dots or lines, pixels of a sheet of 1024. */
  readonly period: number
  /** Degrees; different for each ink, so that dots form rosettes instead of stripes. */
  readonly angle: number
}

export interface Sheet {
  readonly svg: string
  readonly files: readonly Artwork[]
  readonly palette: Palette
  /** For dark, accent and light. */
  readonly screens: readonly [Screen, Screen, Screen]
  /** Registration errors of accent and light, units to the right and down. */
  readonly slips: readonly [x: number, y: number, x: number, y: number]
  /** Pixels along each side of a pixelated picture. */
  readonly coarse?: number | undefined
}

// Nothing is drawn twice, and visitors need the other threads.
sharp.cache(false)
sharp.concurrency(1)

const largest = 1024
let grain: Promise<Grain> | undefined

/** Noise for each pixel of the paper and of the three inks, 0 to 255. */
interface Grain {
  readonly fine: Uint8Array
  /** Clouds some pixels wide, for uneven ink. */
  readonly cloud: Uint8Array
}

/** Prints a sheet as WebP, `pixels` by `pixels`, at most 1024. Equal sheets give equal bytes on one platform. */
export async function print(sheet: Sheet, pixels: number): Promise<Uint8Array> {
  grain ??= makeGrain()
  const noise = await grain
  const plates = await render(sheet, pixels)
  const inked = new Uint8Array(pixels * pixels * 3).fill(255)
  const paper = inkOf(sheet.palette[0])
  for (let at = 0; at < pixels * pixels; at++) {
    dye(inked, at, paper, 1)
    // Slightly uneven paper.
    dye(inked, at, [1, 1, 1], (0.02 * ((noise.fine[at] ?? 0) + (noise.cloud[at] ?? 0))) / 255)
  }
  for (const plate of [0, 1, 2] as const) press(inked, plates, plate, sheet, noise, pixels)
  return sharp(inked, { raw: { width: pixels, height: pixels, channels: 3 } })
    .webp({ quality: 76, effort: 4, smartSubsample: true })
    .toBuffer()
}

/**
 * @returns three bytes per pixel, one per ink: 0 is solid, 255 is none @throws Error with the name of a file that is
 * no SVG
 */
async function render({ svg, coarse, files }: Sheet, pixels: number): Promise<Uint8Array> {
  const drawn = Math.min(coarse ?? pixels, pixels)
  const edges = coarse === undefined ? '' : ' shape-rendering="crispEdges"'
  const sized = svg.replace('<svg', `<svg width="${drawn}" height="${drawn}"${edges}`)
  const data = await rasterize(sized).catch(async (error: unknown) => {
    for (const { path, body } of files)
      await rasterize(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`).catch(
        () => {
          throw new Error(`${path} cannot be drawn`, { cause: error })
        },
      )
    throw error
  })
  if (drawn === pixels) return data
  const raw = { width: drawn, height: drawn, channels: 3 } as const
  return sharp(data, { raw }).resize(pixels, pixels, { kernel: 'nearest' }).raw().toBuffer()
}

const rasterize = (svg: string): Promise<Uint8Array> => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()

/** Always the same noise. */
async function makeGrain(): Promise<Grain> {
  const fine = new Uint8Array(4 * largest * largest)
  let state = 0x1f2e3d4c
  for (let i = 0; i < fine.length; i++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    fine[i] = state & 255
  }
  const raw = { width: largest, height: 4 * largest, channels: 1 } as const
  const cloud = await sharp(fine, { raw }).blur(2.4).normalise().toColourspace('b-w').raw().toBuffer()
  return { fine, cloud }
}

function press(
  inked: Uint8Array,
  plates: Uint8Array,
  plate: 0 | 1 | 2,
  { palette, screens, slips, coarse }: Sheet,
  { fine, cloud }: Grain,
  pixels: number,
): void {
  const ink = inkOf(palette[plate + 1] ?? '')
  const threshold = thresholds(screens[plate], pixels)
  const isGrain = screens[plate].kind === 'grain'
  const [slipX = 0, slipY = 0] = [0, 0, ...slips].slice(2 * plate)
  // Coarse pixels have no registration errors.
  const isLoose = coarse === undefined
  const scale = isLoose ? pixels / 1000 : 0
  const slip = Math.round(slipY * scale) * pixels + Math.round(slipX * scale)
  const field = (plate + 1) * largest * largest
  for (let y = 0, at = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++, at++) {
      const printed = plates[3 * (at - slip) + plate] ?? 255
      // And five tones.
      const level = isLoose ? printed : Math.round(printed / 63.75) * 63.75
      if (level > 250) continue
      const [speck, mottle] = [(fine[field + at] ?? 0) / 255, (cloud[field + at] ?? 0) / 255]
      const screened = isGrain ? 0.55 * speck + 0.45 * threshold(x, y) : 0.12 + 0.74 * threshold(x, y)
      const edge = Math.max(0, Math.min(1, (1 - level / 255 - screened * 0.86 - 0.06) * 6 + 0.5))
      // Uneven ink with occasional gaps.
      const body = edge * (0.97 - 0.13 * mottle) * (speck > 0.988 ? 0.45 : 1)
      dye(inked, at, ink, body)
    }
  }
}

type Ink = readonly [red: number, green: number, blue: number]

/** Multiplies an ink onto the print, since inks are transparent. */
function dye(inked: Uint8Array, at: number, [r, g, b]: Ink, body: number): void {
  inked[3 * at] = (inked[3 * at] ?? 0) * (1 - r * body)
  inked[3 * at + 1] = (inked[3 * at + 1] ?? 0) * (1 - g * body)
  inked[3 * at + 2] = (inked[3 * at + 2] ?? 0) * (1 - b * body)
}

/** Absorption of an ink per colour, 0 to 1. */
function inkOf(hex: string): Ink {
  const value = Number.parseInt(hex, 16)
  return [1 - (value >> 16) / 255, 1 - ((value >> 8) & 255) / 255, 1 - (value & 255) / 255]
}

const steps = 1024
const wave = Float32Array.from({ length: steps }, (_, i) => Math.cos((i / steps) * Math.PI * 2))

/** @returns a threshold from 0 to 1 for each pixel: ink is printed where the tone is above it */
function thresholds({ kind, period, angle }: Screen, pixels: number): (x: number, y: number) => number {
  const turn = (angle * Math.PI) / 180
  const scale = (steps * largest) / (period * pixels)
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  const at = (step: number) => wave[Math.floor(step) & (steps - 1)] ?? 0
  if (kind === 'lines') return (x, y) => 0.5 + 0.5 * at(x * c + y * s)
  return (x, y) => 0.5 + 0.25 * (at(x * c + y * s) + at(y * c - x * s))
}
