import { useDrag } from '@use-gesture/react'
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { edges, type Edge, resizeRect } from './resizeRect.ts'
import { useKeyMoves } from './useKeyMoves.ts'
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

/** CSS px that a hand may tremble before it drags. */
const tremblePx = 4

interface WindowOptions {
  readonly win: WindowState<unknown>
  readonly windows: Windows<unknown>
  readonly dispatch: (event: WindowEvent<never>) => void
  /** CSS px that one press of an arrow key moves it. */
  readonly keyStep: number
  /** Where a place of the viewport is on a desktop that does not lie straight on the page. */
  readonly pointOf?: (place: Point) => Point
  /** A key that was pressed anywhere in the window. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * What a window does, for the elements of a look. A drag changes nothing but the frame's transform and size until it
 * ends. In front, the window takes the focus to where that was last, or to `data-first-focus`.
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
      // A page that nobody has touched is read from its top; an open menu keeps the keys until it closes.
      if (!navigator.userActivation.hasBeenActive || activeElement?.closest('[role=menu], dialog')) return
      frame.current?.focus({ preventScroll: true })
    },
    [isActive],
  )

  const bindDrag = useDrag(
    ({ memo, initial, xy, event, currentTarget, last }) => {
      const start: DragStart = memo ?? { rect: shown, from: pointOf(initial), edge: edgeOf(currentTarget) }
      // A gesture that the browser takes away ends where it began.
      const [x, y] = event.type === 'pointercancel' ? start.from : pointOf(xy)
      const [dx, dy] = [x - start.from[0], y - start.from[1]]
      const to =
        start.edge === undefined
          ? { ...start.rect, x: start.rect.x + dx, y: start.rect.y + dy }
          : resizeRect(start.rect, start.edge, dx, dy, leastSize(win, desktop))
      const rect = keepWithin(to, win, desktop)
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
    /** For what the window is dragged by; of the buttons in it only those with `data-drag` drag, too. */
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
  /** None where the window is moved. */
  readonly edge: Edge | undefined
}

const edgeOf = (target: EventTarget) =>
  target instanceof HTMLElement ? edges.find((edge) => edge === target.dataset.edge) : undefined

const styleOf = ({ x, y, width, height }: Rect) => ({
  transform: `translate(${x}px, ${y}px)`,
  width: `${width}px`,
  height: `${height}px`,
})
