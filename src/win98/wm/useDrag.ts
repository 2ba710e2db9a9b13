import { type PointerEvent, useRef } from 'react'

interface Drag<Start> {
  /** @returns what the drag begins from; null: nothing is dragged */
  readonly begin: (event: PointerEvent<HTMLElement>) => Start | null
  /** @param dx CSS px since the beginning */
  readonly move: (start: Start, dx: number, dy: number) => void
  readonly end: (start: Start, dx: number, dy: number) => void
}

interface Held<Start> {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly start: Start
}

/** A drag by mouse, pen or finger; a second finger changes nothing, a gesture that the browser takes over ends it. */
export function useDrag<Start>({ begin, move, end }: Drag<Start>) {
  const held = useRef<Held<Start> | null>(null)

  function finish(event: PointerEvent<HTMLElement>) {
    const drag = held.current
    if (drag?.pointer !== event.pointerId) return
    held.current = null
    end(drag.start, event.clientX - drag.x, event.clientY - drag.y)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current !== null) return
      const start = begin(event)
      if (start === null) return
      held.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, start }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drag = held.current
      if (drag?.pointer === event.pointerId) move(drag.start, event.clientX - drag.x, event.clientY - drag.y)
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  }
}
