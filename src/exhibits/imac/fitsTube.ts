import type { Size } from '#lib/geometry/size.ts'
import { tubeOn, widest } from '#scenes/imac/layout.ts'

/** CSS px of the tube's picture on which a desktop can be worked with. */
const least: Size = { width: 560, height: 400 }

/** Phones, small or very wide windows, and pages zoomed far in get a drawn front with a tube of its own shape. */
export function fitsTube(screen: Size): boolean {
  if (screen.width > widest * screen.height) return false
  const [a, b, c] = tubeOn(screen)
  return b[0] - a[0] >= least.width && c[1] - b[1] >= least.height
}
