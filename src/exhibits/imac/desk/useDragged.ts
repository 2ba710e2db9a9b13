import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Point } from '#scenes/stage/screenPlane.ts'
import type { Box } from './windowMachine.ts'

/** CSS px that a pointer may tremble before it drags. */
const tremble = 4

interface DragOptions {
  readonly frame: RefObject<HTMLElement | null>
  readonly box: Box
  /** The desk; a window stays whole on it. */
  readonly desk: Pick<Box, 'width' | 'height'>
  /** Where a pointer lies on the desk's plane, CSS px of the desk. */
  readonly pointOn: (event: { readonly clientX: number; readonly clientY: number }) => Point
  readonly isHeld: boolean
  readonly onMoved: (x: number, y: number) => void
}

interface Drag {
  readonly pointer: number
  readonly from: Point
  x: number
  y: number
  hasMoved: boolean
}

/** Moves a window with the pointer: its transform alone, until it is let go. */
export function useDragged({ frame, box, desk, pointOn, isHeld, onMoved }: DragOptions) {
  const drag = useRef<Drag | null>(null)

  function move(event: PointerEvent<HTMLElement>) {
    const now = drag.current
    if (now === null || now.pointer !== event.pointerId || frame.current === null) return
    const at = pointOn(event)
    const [dx, dy] = [at[0] - now.from[0], at[1] - now.from[1]]
    if (!now.hasMoved && Math.hypot(dx, dy) < tremble) return
    now.hasMoved = true
    now.x = within(box.x + dx, desk.width - box.width)
    now.y = within(box.y + dy, desk.height - box.height)
    frame.current.style.transform = shifted(now.x, now.y)
  }

  function end(isKept: boolean) {
    const now = drag.current
    drag.current = null
    if (now === null || !now.hasMoved) return
    if (isKept) onMoved(now.x, now.y)
    else if (frame.current) frame.current.style.transform = shifted(box.x, box.y)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isHeld || event.button !== 0 || drag.current !== null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, from: pointOn(event), x: box.x, y: box.y, hasMoved: false }
    },
    onPointerMove: move,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      // The last step of a fast hand may come with the release alone.
      move(event)
      if (drag.current?.pointer === event.pointerId) end(true)
    },
    onPointerCancel: () => end(false),
  }
}

export const shifted = (x: number, y: number) => `translate(${x}px, ${y}px)`

const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
