import { useDrag } from '@use-gesture/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { after } from '#lib/time/timers.ts'
import { wheelUnits } from '#scenes/ipod/layout.ts'
import type { ScreenPlane } from '#scenes/stage/screenPlane.ts'
import {
  holdMs,
  isHeld,
  isSwallowed,
  nextWheel,
  restingWheel,
  type WheelEvent,
  type WheelTouch,
  type WheelTurn,
} from './wheelMachine.ts'

/** Clockwise from the top. */
export const ringKeys = ['menu', 'next', 'play', 'previous'] as const
export type WheelKey = (typeof ringKeys)[number] | 'centre'

export interface WheelHandlers {
  readonly onTurn: (turn: WheelTurn) => void
  readonly onKey: (key: WheelKey) => void
  /** A key is held. */
  readonly onHold: (key: WheelKey) => void
  /** The key that is pressed, for drawing; null for none. */
  readonly onDown: (key: WheelKey | null) => void
}

/** Turns pointer events on the wheel into presses, holds and turns. */
export function useWheel(
  pad: RefObject<HTMLElement | null>,
  plane: ScreenPlane,
  { onTurn, onKey, onHold, onDown }: WheelHandlers,
): void {
  const wheel = useRef(restingWheel)
  const stopHolding = useRef(() => {})
  /** The pointer that has held a key. */
  const heldBy = useRef<number | null>(null)
  useEffect(() => () => stopHolding.current(), [])

  function release(): void {
    stopHolding.current()
    onDown(null)
  }

  function step(event: WheelEvent): void {
    const wasTurning = wheel.current.finger?.isTurning === true
    const [next, turn] = nextWheel(wheel.current, event)
    wheel.current = next
    if (next.finger?.isTurning === true && !wasTurning) release()
    if (turn.detents !== 0) onTurn(turn)
  }

  useDrag(
    ({ event, first, last }) => {
      if (!(event instanceof PointerEvent)) return
      const touch = touchOf(event, plane)
      const key = keyAt(event, plane)
      if (last) {
        step({ type: 'up', atMs: event.timeStamp })
        release()
      } else if (touch !== null && !first) step({ type: 'move', touch })
      else if (touch !== null && key !== null) {
        step({ type: 'down', touch, radiusPx: (pad.current?.getBoundingClientRect().width ?? 0) / 2 })
        onDown(key)
        heldBy.current = null
        stopHolding.current = after(holdMs, () => {
          if (!isHeld(wheel.current, touch.atMs + holdMs)) return
          heldBy.current = touch.id
          onHold(key)
        })
      }
    },
    // Capture would give every click to the key that was hit first.
    { target: pad, pointer: { capture: false, keys: false } },
  )
  // A click that ends a turn or a hold is no press. Clicks by keyboard or screen reader have no finger.
  useElementEvent(pad, 'click', (event) => {
    const { finger } = wheel.current
    const pointer = event instanceof PointerEvent ? event.pointerId : (heldBy.current ?? finger?.id)
    // Another finger may be on the wheel.
    const own = finger?.id === pointer ? wheel.current : { ...wheel.current, finger: null }
    if (event.detail > 0 && (heldBy.current === pointer || isSwallowed(own, event.timeStamp))) return
    const key = keyAt(event, plane)
    if (key !== null) onKey(key)
  })
  // A long press is the player's, not the browser's.
  useElementEvent(pad, 'contextmenu', (event) => event.preventDefault())
}

function touchOf(event: PointerEvent, plane: ScreenPlane): WheelTouch | null {
  const place = placeOf(event, plane)
  return (
    place && {
      id: event.pointerId,
      kind: event.pointerType === 'mouse' ? 'mouse' : 'touch',
      ...place,
      atMs: event.timeStamp,
    }
  )
}

/** The pressed key: the one that was hit, else the nearest on the ring. */
function keyAt(event: MouseEvent, plane: ScreenPlane): WheelKey | null {
  const name = event.target instanceof HTMLElement ? event.target.dataset.key : undefined
  const hit = [...ringKeys, 'centre' as const].find((key) => key === name)
  const place = hit === undefined ? placeOf(event, plane) : null
  if (place === null) return hit ?? null
  const { x, y } = place
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'next' : 'previous'
  return y > 0 ? 'play' : 'menu'
}

/** Position from the centre of the wheel, in radii. */
function placeOf(
  { clientX, clientY }: MouseEvent,
  plane: ScreenPlane,
): { readonly x: number; readonly y: number } | null {
  const point = plane.pointAt([clientX + scrollX, clientY + scrollY])
  const radius = wheelUnits.width / 2
  return point && { x: point[0] / radius - 1, y: point[1] / radius - 1 }
}
