import type { Spectrum } from '#audio/spectrum.ts'
import type { Size } from '#lib/geometry/size.ts'

export const looks = ['bars', 'wave', 'rings'] as const
export type Look = (typeof looks)[number]

/** State between frames. */
export interface VisualFrame {
  /** Positions of the caps on the bars, 0 to 1. */
  readonly caps: Float32Array
  /** Past levels, newest first, 0 to 1. */
  readonly past: Float32Array
}

export function newFrame(bands: number): VisualFrame {
  return { caps: new Float32Array(bands), past: new Float32Array(40) }
}

type Surface = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>

/** Share of full height that a cap falls per second. */
const capFall = 0.55

/** Draws one frame; without a sound, silence. */
export function drawLook(
  look: Look,
  surface: Surface,
  size: Size,
  spectrum: Pick<Spectrum, 'bands' | 'wave' | 'level'> | null,
  frame: VisualFrame,
  deltaMs: number,
): void {
  surface.fillStyle = '#000000'
  surface.fillRect(0, 0, size.width, size.height)
  if (look === 'bars') drawBars(surface, size, spectrum?.bands ?? null, frame.caps, deltaMs)
  else if (look === 'wave') drawWave(surface, size, spectrum?.wave ?? null)
  else drawRings(surface, size, spectrum?.level ?? 0, frame.past)
}

/** Columns of small lamps, green, yellow and red, each with a cap that falls more slowly. */
function drawBars(
  surface: Surface,
  { width, height }: Size,
  bands: Float32Array | null,
  caps: Float32Array,
  deltaMs: number,
): void {
  const pitch = Math.floor(width / caps.length)
  const lamps = Math.floor((height - 4) / 4)
  const fall = (capFall * deltaMs) / 1000
  for (let band = 0; band < caps.length; band += 1) {
    const now = bands?.[band] ?? 0
    const cap = Math.max(now, (caps[band] ?? 0) - fall, 0)
    caps[band] = cap
    const lit = Math.round(now * lamps)
    const x = band * pitch + 1
    for (let lamp = 0; lamp < lamps; lamp += 1) {
      const share = lamp / lamps
      const isOn = lamp < lit
      surface.fillStyle =
        share < 0.6
          ? isOn
            ? '#00ff00'
            : '#002800'
          : share < 0.82
            ? isOn
              ? '#ffff00'
              : '#282800'
            : isOn
              ? '#ff0000'
              : '#300000'
      surface.fillRect(x, height - 4 - lamp * 4, pitch - 2, 3)
    }
    surface.fillStyle = '#c0c0c0'
    surface.fillRect(x, height - 5 - Math.round(cap * lamps) * 4 + 3, pitch - 2, 1)
  }
}

/** The waveform as on an oscilloscope, over a grid of dots. */
function drawWave(surface: Surface, { width, height }: Size, wave: Float32Array | null): void {
  const middle = Math.floor(height / 2)
  surface.fillStyle = '#004000'
  for (let x = 0; x < width; x += 16) for (let y = 0; y < height; y += 4) surface.fillRect(x, y, 1, 1)
  for (let y = 0; y < height; y += 16) for (let x = 0; x < width; x += 4) surface.fillRect(x, y, 1, 1)
  surface.fillStyle = '#00ff00'
  // Starts at a rising zero crossing, so that a steady tone stands still.
  let from = 0
  if (wave !== null) while (from < 512 && !((wave[from] ?? 0) <= 0 && (wave[from + 1] ?? 0) > 0)) from += 1
  let before = middle
  for (let x = 0; x < width; x += 1) {
    const sample = wave === null ? 0 : (wave[(from + x * 4) % wave.length] ?? 0)
    const y = Math.round(middle - Math.min(1, Math.max(-1, sample * 1.6)) * (middle - 4))
    surface.fillRect(x, Math.min(y, before), 1, Math.abs(y - before) + 1)
    before = y
  }
}

/** Past levels move outwards in squares. */
function drawRings(surface: Surface, { width, height }: Size, level: number, past: Float32Array): void {
  past.copyWithin(1, 0, past.length - 1)
  past[0] = level
  const middle = { x: width / 2, y: height / 2 }
  const colours = ['#000000', '#000080', '#0000ff', '#008080', '#00ffff', '#ffffff']
  for (let ring = past.length - 1; ring >= 0; ring -= 1) {
    const level = past[ring] ?? 0
    const colour = colours[Math.min(colours.length - 1, Math.round(level * 1.3 * (colours.length - 1)))]
    surface.fillStyle = colour ?? '#000000'
    const across = (ring + 1) * (width / past.length / 2)
    const high = (ring + 1) * (height / past.length / 2)
    surface.fillRect(
      Math.round(middle.x - across),
      Math.round(middle.y - high),
      Math.round(2 * across),
      Math.round(2 * high),
    )
  }
}
