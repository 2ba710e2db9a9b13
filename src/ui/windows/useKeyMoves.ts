import { useState } from 'react'
import type { Rect } from './windows.ts'

type Mode = 'move' | 'resize'

interface Held {
  readonly mode: Mode
  /** Restored by Escape. */
  readonly before: Rect
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Moves and resizes a window by arrow keys. Enter accepts, Escape restores.
 * @param step CSS px per press; four times as far with Shift
 */
export function useKeyMoves(rect: Rect, step: number, place: (rect: Rect) => void) {
  const [held, setHeld] = useState<Held | null>(null)

  /** @returns whether the key was handled */
  function steer(event: KeyboardEvent): boolean {
    if (held === null) return false
    const arrow = arrows[event.key]
    if (arrow !== undefined) {
      const stride = event.shiftKey ? 4 * step : step
      const [dx, dy] = [arrow[0] * stride, arrow[1] * stride]
      if (held.mode === 'move') place({ ...rect, x: rect.x + dx, y: rect.y + dy })
      else place({ ...rect, width: rect.width + dx, height: rect.height + dy })
    } else if (event.key === 'Escape') {
      place(held.before)
      setHeld(null)
    } else if (event.key === 'Enter') setHeld(null)
    else return false
    return true
  }
  return {
    mode: held?.mode ?? null,
    begin: (mode: Mode) => setHeld({ mode, before: rect }),
    end: () => setHeld(null),
    steer,
  }
}
