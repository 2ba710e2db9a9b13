/** A finger's way over a card, in CSS px. */
export interface Way {
  readonly dx: number
  readonly dy: number
}

/** From here on, as a share of the card's width, letting go decides. */
const decisiveShare = 0.3
/** A finger that goes more down than across scrolls. */
const slope = 1.4

/** Right puts a story out, left puts it away; a short way, or one that scrolls, does neither. */
export function swipeOf({ dx, dy }: Way, width: number): 'publish' | 'hide' | null {
  if (Math.abs(dx) < Math.abs(dy) * slope) return null
  if (Math.abs(dx) < width * decisiveShare) return null
  return dx > 0 ? 'publish' : 'hide'
}
