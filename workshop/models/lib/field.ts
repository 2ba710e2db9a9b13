import { at } from './at.ts'
import type { Pixels } from './model.ts'

/** A picture of one number per pixel, rows from the top. */
export interface Field {
  width: number
  height: number
  values: Float32Array
}

/** A field drawn from a function of the pixel's centre (0 to 1 each way). */
export function field(width: number, height: number, draw: (u: number, v: number) => number): Field {
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) values[y * width + x] = draw((x + 0.5) / width, (y + 0.5) / height)
  return { width, height, values }
}

/** Values 0 to 1 as grey pixels of so many levels; fewer levels, fewer bytes. */
export function greyPixels({ width, height, values }: Field, levels = 64): Pixels {
  return { width, height, channels: 1, samples: Uint8Array.from(values, (value) => level(value, levels)) }
}

/** Baked light, roughness and metal as one picture, each 0 to 1. Fields must be of one size. */
export function ormPixels(light: Field, roughness: Field, metal: number, levels = 32): Pixels {
  const samples = new Uint8Array(light.values.length * 3)
  for (let i = 0; i < light.values.length; i++)
    samples.set(
      [level(at(light.values, i), levels), level(at(roughness.values, i), levels), metal * 255],
      i * 3,
    )
  return { width: light.width, height: light.height, channels: 3, samples }
}

/** A tangent-space normal map of a height field that repeats at its edges; `steepness` scales the slopes. */
export function normalPixels(height: Field, steepness: number, levels = 32): Pixels {
  const { width, height: rows, values } = height
  const value = (x: number, y: number): number =>
    at(values, ((y + rows) % rows) * width + ((x + width) % width))
  const samples = new Uint8Array(width * rows * 3)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < width; x++) {
      const dx = (value(x - 1, y) - value(x + 1, y)) * steepness
      // Rows run down, the normal's y runs up.
      const dy = (value(x, y + 1) - value(x, y - 1)) * steepness
      const length = Math.hypot(dx, dy, 1)
      const pack = (n: number): number =>
        Math.min(255, 128 + Math.round(((n / length) * 127) / (128 / levels)) * (128 / levels))
      samples.set([pack(dx), pack(dy), 255], (y * width + x) * 3)
    }
  return { width, height: rows, channels: 3, samples }
}

function level(value: number, levels: number): number {
  return Math.round((Math.round(Math.min(1, Math.max(0, value)) * (levels - 1)) / (levels - 1)) * 255)
}
