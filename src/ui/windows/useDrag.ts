import { type PointerEvent, useRef } from 'react'

export type Point = readonly [x: number, y: number]

/** CSS px that a hand may tremble before it drags. */
const tremblePx = 4

interface Drag<Start> {
  /** @returns what the drag begins from; null: nothing is dragged */
  readonly begin: (event: PointerEvent<HTMLElement>) => Start | null
  /** @param dx CSS px since the beginning */
  readonly move: (start: Start, dx: number, dy: number) => void
  /** A gesture that the browser takes away ends where it began. */
  readonly end: (start: Start, dx: number, dy: number) => void
  /** Where a pointer is on what is dragged over, where that does not lie straight on the page. */
  readonly pointOf?: ((event: PointerEvent<HTMLElement>) => Point) | undefined
}

interface Held<Start> {
  readonly pointer: number
  readonly from: Point
  readonly start: Start
  hasMoved: boolean
}

/** A drag by mouse, pen or one finger; further fingers change nothing. */
export function useDrag<Start>({ begin, move, end, pointOf = clientPoint }: Drag<Start>) {
  const held = useRef<Held<Start> | null>(null)

  function follow(event: PointerEvent<HTMLElement>, act: typeof move) {
    const drag = held.current
    if (drag?.pointer !== event.pointerId) return
    const [x, y] = pointOf(event)
    const [dx, dy] = [x - drag.from[0], y - drag.from[1]]
    drag.hasMoved ||= Math.hypot(dx, dy) >= tremblePx
    if (drag.hasMoved) act(drag.start, dx, dy)
  }
  function finish(event: PointerEvent<HTMLElement>, act: typeof end) {
    follow(event, act)
    if (held.current?.pointer === event.pointerId) held.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current !== null) return
      const start = begin(event)
      if (start === null) return
      held.current = { pointer: event.pointerId, from: pointOf(event), start, hasMoved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event, move),
    onPointerUp: (event: PointerEvent<HTMLElement>) => finish(event, end),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, (start) => end(start, 0, 0)),
  }
}

const clientPoint = ({ clientX, clientY }: PointerEvent<HTMLElement>): Point => [clientX, clientY]
