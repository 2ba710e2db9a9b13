/** The largest share of its space that a picture gives up to align with screen pixels. */
const mostGiven = 0.34

/**
 * The width of a pixel picture, CSS px, at which each of its pixels, or each two of them, covers the same number of
 * screen pixels, where that costs little; else the full space. Keeps fine patterns even.
 * @param place CSS px
 * @param pixels of the picture, across
 * @param density screen pixels per CSS px
 */
export function snapWidth(place: number, pixels: number, density: number): number {
  const times = Math.floor((2 * place * density) / pixels) / 2
  const snapped = (times * pixels) / density
  // A picture shrunk below its own size loses pixels in any case.
  return times >= 1 && snapped >= place * (1 - mostGiven) ? snapped : place
}
