/** Turns a continuous tone into ink or no ink, as a riso does: dots, lines, or grain. */
export type ScreenKind = 'dots' | 'lines' | 'grain'

export interface Screen {
  readonly kind: ScreenKind
  /** Distance of dots or lines in pixels of a sheet of 1024. */
  readonly period: number
  /** Degrees; each ink has its own, so that dots meet as rosettes instead of stripes. */
  readonly angle: number
}

const steps = 1024
const wave = Float32Array.from({ length: steps }, (_, i) => Math.cos((i / steps) * Math.PI * 2))

/** @returns a threshold from 0 to 1 for each pixel: ink lies where the tone is above it. */
export function thresholds(screen: Screen, pixels: number): (x: number, y: number) => number {
  const period = (screen.period * pixels) / 1024
  const angle = (screen.angle * Math.PI) / 180
  const [c, s] = [(Math.cos(angle) / period) * steps, (Math.sin(angle) / period) * steps]
  const mask = steps - 1
  if (screen.kind === 'lines') {
    return (x, y) => 0.5 + 0.5 * (wave[Math.floor(x * c + y * s) & mask] ?? 0)
  }
  return (x, y) => {
    const u = wave[Math.floor(x * c + y * s) & mask] ?? 0
    const v = wave[Math.floor(y * c - x * s) & mask] ?? 0
    return 0.5 + 0.25 * (u + v)
  }
}
