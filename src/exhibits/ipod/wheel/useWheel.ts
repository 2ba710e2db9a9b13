import { type RefObject, useEffect, useEffectEvent } from 'react'
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
  handlers: WheelHandlers,
): void {
  const notify = useEffectEvent(
    <Name extends keyof WheelHandlers>(name: Name): WheelHandlers[Name] => handlers[name],
  )
  useEffect(
    function listen() {
      const element = pad.current
      if (element === null) return
      const listening = new AbortController()
      let wheel = restingWheel
      let stopHolding = () => {}
      /** The pointer that has held a key. */
      let heldBy: number | null = null

      function step(event: WheelEvent): void {
        const [next, turn] = nextWheel(wheel, event)
        const startsTurning = next.finger?.isTurning === true && wheel.finger?.isTurning !== true
        wheel = next
        if (startsTurning && next.finger) {
          stopHolding()
          notify('onDown')(null)
          element?.setPointerCapture(next.finger.id)
        }
        if (turn.detents !== 0) notify('onTurn')(turn)
      }

      function down(event: PointerEvent): void {
        const touch = touchOf(event, plane)
        const key = keyAt(event, plane)
        if (touch === null || key === null || event.button > 0) return
        step({ type: 'down', touch, radiusPx: (element?.getBoundingClientRect().width ?? 0) / 2 })
        // Another finger is on the wheel already.
        if (wheel.finger?.id !== event.pointerId) return
        notify('onDown')(key)
        heldBy = null
        stopHolding()
        stopHolding = after(holdMs, () => {
          if (!isHeld(wheel, event.timeStamp + holdMs)) return
          heldBy = event.pointerId
          notify('onHold')(key)
        })
      }

      function up(event: PointerEvent): void {
        if (wheel.finger?.id !== event.pointerId) return
        step({ type: 'up', id: event.pointerId, atMs: event.timeStamp })
        stopHolding()
        notify('onDown')(null)
      }

      /** A click that ends a turn or a hold is no press. Clicks by keyboard or screen reader have no finger. */
      function click(event: MouseEvent): void {
        const pointer = event instanceof PointerEvent ? event.pointerId : (heldBy ?? wheel.finger?.id)
        // Another finger may be on the wheel.
        const own = wheel.finger?.id === pointer ? wheel : { ...wheel, finger: null }
        if (event.detail > 0 && (heldBy === pointer || isSwallowed(own, event.timeStamp))) return
        const key = keyAt(event, plane)
        if (key !== null) notify('onKey')(key)
      }

      element.addEventListener('pointerdown', down, listening)
      element.addEventListener(
        'pointermove',
        (event) => {
          const touch = wheel.finger && touchOf(event, plane)
          if (touch !== null) step({ type: 'move', touch })
        },
        listening,
      )
      element.addEventListener('pointerup', up, listening)
      element.addEventListener('pointercancel', up, listening)
      element.addEventListener('click', click, listening)
      // A long press is the player's, not the browser's.
      element.addEventListener('contextmenu', (event) => event.preventDefault(), listening)
      return () => {
        stopHolding()
        listening.abort()
      }
    },
    [pad, plane],
  )
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
