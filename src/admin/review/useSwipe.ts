import { useDrag } from '@use-gesture/react'

/** Before that a finger may still want to press or to scroll, in CSS px. */
const slackPx = 12

/**
 * Lets a card be swiped to either side by touch. The card follows the finger by its custom property `--swipe` (px) and
 * says in `data-swipe` what letting go would do.
 */
export function useSwipe(onSwipe: (decision: 'publish' | 'hide') => void) {
  return useDrag(
    ({ event, currentTarget: card, xy, initial, last, canceled, cancel }) => {
      if (!(card instanceof HTMLElement) || canceled) return
      const isControl = event.target instanceof Element && event.target.closest('button, input, a, textarea')
      if (!('pointerType' in event) || event.pointerType !== 'touch' || isControl) {
        cancel()
        return
      }
      const movement = { dx: xy[0] - initial[0], dy: xy[1] - initial[1] }
      const decision = swipeOf(movement, card.clientWidth)
      if (last) {
        card.style.removeProperty('--swipe')
        delete card.dataset.swipe
        if (decision !== null && event.type === 'pointerup') onSwipe(decision)
      } else if (Math.abs(movement.dx) >= slackPx && Math.abs(movement.dx) >= Math.abs(movement.dy)) {
        card.style.setProperty('--swipe', `${movement.dx}px`)
        card.dataset.swipe = decision ?? ''
      }
    },
    { pointer: { capture: false, keys: false } },
  )
}

interface Movement {
  readonly dx: number
  readonly dy: number
}

/** From here on, as a share of the card's width, letting go decides. */
const decisiveShare = 0.3
/** A finger that goes more down than across scrolls. */
const slope = 1.4

/** Right puts a story out, left puts it away; a short way, or one that scrolls, does neither. */
export function swipeOf({ dx, dy }: Movement, width: number): 'publish' | 'hide' | null {
  if (Math.abs(dx) < Math.abs(dy) * slope) return null
  if (Math.abs(dx) < width * decisiveShare) return null
  return dx > 0 ? 'publish' : 'hide'
}
