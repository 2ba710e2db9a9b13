/** Where a card lies. Lengths in rem, angles in degrees. */
interface Lying {
  readonly x: number
  readonly y: number
  readonly lean: number
  readonly opacity: number
}

/** Heavy paper: it starts late and settles with a trace of swing. */
export const paperSpring = { mass: 1.5, tension: 190, friction: 27 } as const
export const turnSpring = { mass: 1.9, tension: 150, friction: 25 } as const
export const tiltSpring = { mass: 1.2, tension: 240, friction: 22 } as const
/** Where motion is unwanted, cards fade, ms. */
export const fade = { duration: 260 } as const

/** Degrees at the rim of the card. */
export const mostTilt = 7

const leans = [0, 1.1, -0.9, 0.6] as const

/**
 * The pile: the card on top lies straight, those to come lie below it, each a little askew; those that were seen have
 * been pushed off to the left.
 * @param depth 0 for the card on top, positive for those to come
 * @param away how far the left edge of the screen is, rem
 */
export function lying(depth: number, away: number): Lying {
  if (depth < 0) return { x: -away, y: 2, lean: -9, opacity: 0 }
  const seen = Math.min(depth, 3)
  return { x: 0.42 * seen, y: 0.5 * seen, lean: leans[seen] ?? 0, opacity: depth > 3 ? 0 : 1 }
}

/** Tilt towards a pointer: shares of the card from its upper left corner, 0 to 1, become degrees. */
export function tiltTowards(shareX: number, shareY: number): { tiltX: number; tiltY: number } {
  return { tiltX: (0.5 - shareY) * 2 * mostTilt * 0.8, tiltY: (shareX - 0.5) * 2 * mostTilt }
}
