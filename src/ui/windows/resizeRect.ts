import type { Size } from '#lib/geometry/size.ts'
import type { Rect } from './windows.ts'

/** The side or corner that is dragged. */
export const edges = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Edge = (typeof edges)[number]

/** Moves the dragged side by dx and dy; the opposite side stays. */
export function resizeRect(rect: Rect, edge: Edge, dx: number, dy: number, least: Size): Rect {
  const wider = edge.includes('e') ? dx : edge.includes('w') ? -dx : 0
  const taller = edge.includes('s') ? dy : edge.includes('n') ? -dy : 0
  // The title bar stays on the desktop, since it moves the window.
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
