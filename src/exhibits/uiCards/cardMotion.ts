/** Pose of a card. Lengths in rem, angles in degrees. */
interface Lying {
  readonly x: number
  readonly y: number
  readonly lean: number
  readonly opacity: number
}

/** Heavy paper: starts slowly and settles with a slight overshoot. */
export const paperSpring = { mass: 1.5, tension: 190, friction: 27 } as const
export const turnSpring = { mass: 1.9, tension: 150, friction: 25 } as const
export const tiltSpring = { mass: 1.2, tension: 240, friction: 22 } as const
/** ms. With reduced motion, cards fade. */
export const fade = { duration: 260 } as const

/** Degrees at the rim of the card. */
const mostTilt = 7

/** Rem that a card flies off, beyond the edge of any display. */
const away = 110

const leans = [0, 1.1, -0.9, 0.6] as const

/**
 * Pose in the stack: the top card is straight, those below are slightly rotated, those seen have left to the left.
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
  /** Position of the light, shares of the card from its upper left corner. */
  readonly lightX: number
  readonly lightY: number
  /** 0 to 1. */
  readonly glow: number
}

/** Without a pointer. */
export const untilted: Tilt = { x: 0, y: 0, lightX: 0.3, lightY: 0.1, glow: 0 }

/** Towards a pointer at these shares of the card from its upper left corner, 0 to 1. */
export function tiltTowards(shareX: number, shareY: number): Tilt {
  return {
    x: (0.5 - shareY) * 2 * mostTilt * 0.8,
    y: (shareX - 0.5) * 2 * mostTilt,
    lightX: shareX,
    lightY: shareY,
    glow: 1,
  }
}
