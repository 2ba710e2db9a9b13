/** Less is a trembling hand, CSS px. */
const leastMove = 10
/** More is a swipe, less falls back, CSS px. */
const leastSwipe = 48

/**
 * What a press of a finger, pen or mouse was, once it is lifted. A swipe goes the way one pushes a card off the stack:
 * to the left or up for the next.
 * @param x how far it has come to the right, CSS px
 * @param y how far it has come down, CSS px
 */
export function pressKind(x: number, y: number): 'tap' | 'next' | 'previous' | 'nothing' {
  const distance = Math.abs(x) >= Math.abs(y) ? x : y
  if (Math.abs(distance) < leastMove) return 'tap'
  if (Math.abs(distance) < leastSwipe) return 'nothing'
  return distance < 0 ? 'next' : 'previous'
}
