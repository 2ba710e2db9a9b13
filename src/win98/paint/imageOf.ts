import { rgbOf } from './palette.ts'
import type { Raster } from './raster.ts'

export function imageOf({ width, height, pixels }: Raster): ImageData {
  const image = new ImageData(width, height)
  for (const [at, colour] of pixels.entries()) {
    const [red, green, blue] = rgbOf(colour)
    image.data[at * 4] = red
    image.data[at * 4 + 1] = green
    image.data[at * 4 + 2] = blue
    image.data[at * 4 + 3] = 255
  }
  return image
}
