import { useState } from 'react'
import type { Rect } from './windows.ts'

type Mode = 'move' | 'size'

interface Held {
  readonly mode: Mode
  /** Where Esc puts it back. */
  readonly before: Rect
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moving and sizing a window by arrow keys, after it was chosen in the window menu. */
export function useKeyMoves(rect: Rect, step: number, place: (rect: Rect) => void) {
  const [held, setHeld] = useState<Held | null>(null)

  /** @returns true where the key was for the window */
  function steer(event: KeyboardEvent): boolean {
    if (held === null) return false
    const arrow = arrows[event.key]
    if (arrow !== undefined) {
      const [x, y] = arrow
      if (held.mode === 'move') place({ ...rect, x: rect.x + x * step, y: rect.y + y * step })
      else place({ ...rect, width: rect.width + x * step, height: rect.height + y * step })
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
