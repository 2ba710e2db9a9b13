import type { Size } from '#lib/geometry/size.ts'
import type { Rect } from './windows.ts'

/** The side or corner that is held. */
export const edges = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Edge = (typeof edges)[number]

/** A rectangle whose held side has been moved by so much; the opposite side stays where it is. */
export function resizeRect(rect: Rect, edge: Edge, dx: number, dy: number, least: Size): Rect {
  const wider = edge.includes('e') ? dx : edge.includes('w') ? -dx : 0
  const taller = edge.includes('s') ? dy : edge.includes('n') ? -dy : 0
  // The title bar stays on the screen: it is what the window is moved by.
  const width = Math.max(least.width, rect.width + wider)
  const mostHeight = edge.includes('n') ? rect.y + rect.height : Infinity
  const height = Math.max(least.height, Math.min(mostHeight, rect.height + taller))
  return {
    x: edge.includes('w') ? rect.x + rect.width - width : rect.x,
    y: edge.includes('n') ? rect.y + rect.height - height : rect.y,
    width,
    height,
  }
}
