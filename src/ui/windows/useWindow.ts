import { useDrag } from '@use-gesture/react'
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { edges, type Edge, resizeRect } from './resizeRect.ts'
import {
  activeWindow,
  isFullSize,
  keepWithin,
  leastSize,
  type Rect,
  shownRect,
  type WindowEvent,
  type Windows,
  type WindowState,
} from './windows.ts'

export type Point = readonly [x: number, y: number]

/** CSS px that a press may move before it becomes a drag. */
const tremblePx = 4

interface WindowOptions {
  readonly win: WindowState<unknown>
  readonly windows: Windows<unknown>
  readonly dispatch: (event: WindowEvent<never>) => void
  /** CSS px per press of an arrow key. */
  readonly keyStep: number
  /** Maps a viewport point onto a desktop that is transformed on the page. */
  readonly pointOf?: (place: Point) => Point
  /** A key pressed anywhere in the window. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The behaviour of a window, for any look. A drag changes only transform and size of the frame until it ends. A window
 * that comes to the front focuses its last focused element, or `data-first-focus`.
 */
export function useWindow({
  win,
  windows,
  dispatch,
  keyStep,
  pointOf = (place) => place,
  onKeyDown,
}: WindowOptions) {
  const { id } = win
  const { desktop } = windows
  const frame = useRef<HTMLDivElement>(null)
  const lastFocus = useRef<HTMLElement | null>(null)
  const titleId = useId()
  const shown = shownRect(win, desktop)
  const isFull = isFullSize(win, desktop)
  const isActive = activeWindow(windows)?.id === id
  const canMaximize = win.isFixedSize !== true && !desktop.isCompact

  useEffect(
    function takeFocus() {
      const { activeElement } = document
      if (!isActive || frame.current?.contains(activeElement)) return
      // Not before the first gesture, when a page is read from its top, nor while a menu is open.
      if (!navigator.userActivation.hasBeenActive || activeElement?.closest('[role=menu], dialog')) return
      frame.current?.focus({ preventScroll: true })
    },
    [isActive],
  )

  const bindDrag = useDrag(
    ({ memo, initial, xy, event, currentTarget, last }) => {
      const start: DragStart = memo ?? { rect: shown, from: pointOf(initial), edge: edgeOf(currentTarget) }
      // A cancelled gesture ends where it began.
      const [x, y] = event.type === 'pointercancel' ? start.from : pointOf(xy)
      const [dx, dy] = [x - start.from[0], y - start.from[1]]
      const target =
        start.edge === undefined
          ? { ...start.rect, x: start.rect.x + dx, y: start.rect.y + dy }
          : resizeRect(start.rect, start.edge, dx, dy, leastSize(win, desktop))
      const rect = keepWithin(target, win, desktop)
      Object.assign(frame.current?.style ?? {}, styleOf(rect))
      if (last) dispatch({ type: 'place', id, rect })
      return start
    },
    { threshold: tremblePx, pointer: { keys: false } },
  )
  const dragProps = bindDrag()
  const drag = {
    ...dragProps,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!isFull && (button === null || button.dataset.drag !== undefined)) dragProps.onPointerDown?.(event)
    },
  }

  const keys = useKeyMoves(shown, keyStep, (rect) => dispatch({ type: 'place', id, rect }))
  useElementEvent(frame, 'keydown', function press(event) {
    if (keys.steer(event)) {
      event.preventDefault()
      event.stopPropagation()
    } else onKeyDown(event)
  })
  const toggleFull = canMaximize ? () => dispatch({ type: isFull ? 'restore' : 'maximize', id }) : null

  return {
    frameProps: {
      ref: frame,
      'aria-labelledby': titleId,
      'data-window': id,
      'data-active': isActive || undefined,
      'data-full': isFull || undefined,
      'data-moving': keys.mode ?? undefined,
      hidden: win.isMinimized,
      tabIndex: -1,
      style: { zIndex: windows.order.indexOf(id) + 1, ...styleOf(shown) },
      onPointerDownCapture: () => {
        keys.end()
        dispatch({ type: 'focus', id })
      },
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        if (target === currentTarget) {
          const last = lastFocus.current?.isConnected === true ? lastFocus.current : null
          const next = last ?? target.querySelector<HTMLElement>('[data-first-focus]')
          next?.focus({ preventScroll: true })
        } else if (target.closest('[role=menu], [role=menubar]') === null) lastFocus.current = target
        dispatch({ type: 'focus', id })
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) keys.end()
      },
    },
    /** For the heading that names the window. */
    titleId,
    /** For the element that drags the window; buttons in it drag only with `data-drag`. */
    titleBarProps: {
      ...drag,
      onDoubleClick: ({ target }: { readonly target: EventTarget }) => {
        if (!(target instanceof Element && target.closest('button'))) toggleFull?.()
      },
    },
    /** For each element with `data-edge`; null while the window cannot be resized. */
    edgeProps: isFull || win.isFixedSize === true ? null : drag,
    keyMoves: keys,
    isFull,
    /** Null where the window has no other size. */
    toggleFull,
  }
}

interface DragStart {
  readonly rect: Rect
  readonly from: Point
  /** Absent when moving. */
  readonly edge: Edge | undefined
}

const edgeOf = (target: EventTarget) =>
  target instanceof HTMLElement ? edges.find((edge) => edge === target.dataset.edge) : undefined

const styleOf = ({ x, y, width, height }: Rect) => ({
  transform: `translate(${x}px, ${y}px)`,
  width: `${width}px`,
  height: `${height}px`,
})

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
function useKeyMoves(rect: Rect, step: number, place: (rect: Rect) => void) {
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
