import { type PointerEvent, useRef } from 'react'

/** Before that a finger may still want to press or to scroll, in CSS px. */
const slackPx = 12

/**
 * Lets a card be swiped to either side by touch. The card follows the finger by its custom property `--swipe` (px) and
 * says in `data-swipe` what letting go would do.
 */
export function useSwipe(onSwipe: (decision: 'publish' | 'hide') => void) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null)

  function rest(card: HTMLElement) {
    start.current = null
    card.style.removeProperty('--swipe')
    delete card.dataset.swipe
  }
  const wayOf = (event: PointerEvent) => ({
    dx: event.clientX - (start.current?.x ?? event.clientX),
    dy: event.clientY - (start.current?.y ?? event.clientY),
  })

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isControl = event.target instanceof Element && event.target.closest('button, input, a, textarea')
      if (event.pointerType !== 'touch' || isControl) return
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.id !== event.pointerId) return
      const card = event.currentTarget
      const way = wayOf(event)
      if (Math.abs(way.dx) < slackPx || Math.abs(way.dx) < Math.abs(way.dy)) return
      if (!card.hasPointerCapture(event.pointerId)) card.setPointerCapture(event.pointerId)
      card.style.setProperty('--swipe', `${way.dx}px`)
      card.dataset.swipe = swipeOf(way, card.clientWidth) ?? ''
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current?.id !== event.pointerId) return
      const decision = swipeOf(wayOf(event), event.currentTarget.clientWidth)
      rest(event.currentTarget)
      if (decision !== null) onSwipe(decision)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      rest(event.currentTarget)
    },
  }
}

/** A finger's way over a card, in CSS px. */
interface Way {
  readonly dx: number
  readonly dy: number
}

/** From here on, as a share of the card's width, letting go decides. */
const decisiveShare = 0.3
/** A finger that goes more down than across scrolls. */
const slope = 1.4

/** Right puts a story out, left puts it away; a short way, or one that scrolls, does neither. */
export function swipeOf({ dx, dy }: Way, width: number): 'publish' | 'hide' | null {
  if (Math.abs(dx) < Math.abs(dy) * slope) return null
  if (Math.abs(dx) < width * decisiveShare) return null
  return dx > 0 ? 'publish' : 'hide'
}
