import type { Rgb } from '../paint/palette.ts'

/** Something that fell on the water. */
export interface Drop {
  /** Pixels of the picture. */
  readonly x: number
  readonly y: number
  readonly ageSeconds: number
  /** 0 to 1. */
  readonly strength: number
}

/** Thresholds of ordered dithering, 4 by 4 (Bayer), in sixteenths. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** Pixels a second, and pixels from crest to crest. */
const speed = 42
const length = 26

/**
 * Rings that run outwards from drops and cross each other, dithered to a few colours.
 * @param into RGBA of the picture
 * @param ramp colours from trough to crest
 */
export function ripples(
  into: Uint8ClampedArray,
  width: number,
  height: number,
  drops: readonly Drop[],
  ramp: readonly Rgb[],
): void {
  const steps = ramp.length - 1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let wave = 0
      for (const drop of drops) {
        const dx = x - drop.x
        // Seen from a slant: the rings are wider than high.
        const dy = (y - drop.y) * 1.7
        const distance = Math.sqrt(dx * dx + dy * dy)
        const behind = drop.ageSeconds * speed - distance
        if (behind <= 0) continue
        const fading = Math.exp(-behind / 120) * Math.min(1, behind / 14)
        wave += drop.strength * fading * Math.sin((behind / length) * 2 * Math.PI)
      }
      const shade = Math.min(0.999, Math.max(0, 0.5 + wave / 2)) * steps
      const threshold = ((bayer[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16
      const [red, green, blue] = ramp[Math.floor(shade + threshold)] ?? [0, 0, 0]
      const at = (y * width + x) * 4
      into[at] = red
      into[at + 1] = green
      into[at + 2] = blue
      into[at + 3] = 255
    }
  }
}
