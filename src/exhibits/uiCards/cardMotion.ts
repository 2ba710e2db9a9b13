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
const mostTilt = 7

/** How far a card flies off, rem: beyond the edge of any screen. */
const away = 110

const leans = [0, 1.1, -0.9, 0.6] as const

/**
 * The stack: the card on top lies straight, those to come lie below it, each a little askew; those that were seen have
 * been pushed off to the left.
 * @param depth 0 for the card on top, positive for those to come
 */
export function lying(depth: number): Lying {
  if (depth < 0) return { x: -away, y: 2, lean: -9, opacity: 0 }
  const seen = Math.min(depth, 3)
  return { x: 0.42 * seen, y: 0.5 * seen, lean: leans[seen] ?? 0, opacity: depth > 3 ? 0 : 1 }
}

interface Tilt {
  /** Degrees around the axes. */
  readonly x: number
  readonly y: number
  /** Where the light falls, shares of the card from its upper left corner. */
  readonly lightX: number
  readonly lightY: number
  /** 0 to 1. */
  readonly glow: number
}

/** Of a card that nobody points at. */
export const untilted: Tilt = { x: 0, y: 0, lightX: 0.3, lightY: 0.1, glow: 0 }

/** Towards a pointer, given as shares of the card from its upper left corner, 0 to 1. */
export function tiltTowards(shareX: number, shareY: number): Tilt {
  return {
    x: (0.5 - shareY) * 2 * mostTilt * 0.8,
    y: (shareX - 0.5) * 2 * mostTilt,
    lightX: shareX,
    lightY: shareY,
    glow: 1,
  }
}
