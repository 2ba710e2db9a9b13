/** A picture gives up at most this share of its place to stand on whole screen pixels. */
const mostGiven = 0.34

/**
 * How wide a picture of pixels stands, CSS px: so that each of its pixels, or each two of them, take as many pixels of
 * the screen as the next, wherever that costs little; else the whole place. Fine patterns stay even.
 * @param place CSS px
 * @param pixels of the picture, across
 * @param density screen pixels a CSS px
 */
export function snapWidth(place: number, pixels: number, density: number): number {
  const times = Math.floor((2 * place * density) / pixels) / 2
  const snapped = (times * pixels) / density
  // Smaller than itself, a picture loses pixels anyway.
  return times >= 1 && snapped >= place * (1 - mostGiven) ? snapped : place
}
