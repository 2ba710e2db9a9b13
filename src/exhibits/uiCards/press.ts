/** CSS px within which a press has not moved. */
const leastMove = 10
/** CSS px from which a move is a swipe. */
const leastSwipe = 48

/**
 * Kind of a press when it ends. A swipe to the left or up means the next card.
 * @param x moved to the right, CSS px
 * @param y moved down, CSS px
 */
export function pressKind(x: number, y: number): 'tap' | 'next' | 'previous' | 'nothing' {
  const distance = Math.abs(x) >= Math.abs(y) ? x : y
  if (Math.abs(distance) < leastMove) return 'tap'
  if (Math.abs(distance) < leastSwipe) return 'nothing'
  return distance < 0 ? 'next' : 'previous'
}
