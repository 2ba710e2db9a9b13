/** A finger, pen or mouse that is down on the cards. CSS px. */
export interface Press {
  readonly fromX: number
  readonly fromY: number
  readonly x: number
  readonly y: number
  /** Which way it goes, once it has gone far enough to tell. */
  readonly axis: 'x' | 'y' | null
}

export type PressEnd = 'tap' | 'next' | 'previous' | 'nothing'

/** Less is a trembling hand. */
const leastMove = 10
/** More is a swipe, less falls back. */
const leastSwipe = 48

export const pressAt = (x: number, y: number): Press => ({ fromX: x, fromY: y, x, y, axis: null })

export function movePress(press: Press, x: number, y: number): Press {
  const acrossX = Math.abs(x - press.fromX)
  const acrossY = Math.abs(y - press.fromY)
  const axis = press.axis ?? (Math.max(acrossX, acrossY) < leastMove ? null : acrossX >= acrossY ? 'x' : 'y')
  return { ...press, x, y, axis }
}

/** What it was once it is lifted: a swipe goes the way one pushes a card off the pile, to the left or up for the next. */
export function endPress(press: Press): PressEnd {
  if (press.axis === null) return 'tap'
  const way = press.axis === 'x' ? press.x - press.fromX : press.y - press.fromY
  if (Math.abs(way) < leastSwipe) return 'nothing'
  return way < 0 ? 'next' : 'previous'
}
