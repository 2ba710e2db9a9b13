import type { Raster } from '../paint/raster.ts'
import { clear } from './drawings.ts'

/** One SVG path a colour, of the runs of its pixels in each row; keys are colours of the palette. */
export function rasterPaths({ width, height, pixels }: Raster): ReadonlyMap<number, string> {
  const paths = new Map<number, string>()
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width;) {
      const colour = pixels[y * width + x] ?? clear
      let end = x + 1
      while (end < width && pixels[y * width + end] === colour) end += 1
      if (colour !== clear) paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${end - x}v1h${x - end}z`)
      x = end
    }
  }
  return paths
}
