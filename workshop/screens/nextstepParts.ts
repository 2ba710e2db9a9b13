import { frame, type Pixels, rect } from './pixels.ts'
import { fourGreys } from './greys.ts'

const { black, dark, light, white } = fourGreys

/** Bevelled: the light comes from the upper left. */
export function raised(screen: Pixels, x: number, y: number, width: number, height: number): void {
  rect(screen, x, y, width, height, light)
  rect(screen, x, y, width, 1, white)
  rect(screen, x, y, 1, height, white)
  rect(screen, x, y + height - 1, width, 1, dark)
  rect(screen, x + width - 1, y, 1, height, dark)
}

/** Let into the surface, with what lies at its bottom. */
export function sunken(
  screen: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  bottom: number,
): void {
  rect(screen, x, y, width, height, bottom)
  rect(screen, x, y, width, 1, dark)
  rect(screen, x, y, 1, height, dark)
  rect(screen, x, y + height - 1, width, 1, white)
  rect(screen, x + width - 1, y, 1, height, white)
}

/** A tile of dock and shelf: 64 × 64. */
export function tile(screen: Pixels, x: number, y: number): void {
  frame(screen, x, y, 64, 64, black)
  raised(screen, x + 1, y + 1, 62, 62)
  rect(screen, x + 2, y + 2, 60, 1, white)
  rect(screen, x + 2, y + 61, 60, 1, dark)
}
