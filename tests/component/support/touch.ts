import { cdp } from 'vitest/browser'

export type Finger = readonly [x: number, y: number, id: number]

/** Fingers on real glass: what the browser makes of them is its own. `touchEnd` lifts those that are named, or all. */
export async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...fingers: readonly Finger[]
): Promise<void> {
  const touchPoints = fingers.map((finger) => ({ ...outside(finger), id: finger[2] }))
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** A mouse whose left button is down where `buttons` is 1. */
export async function mouse(type: 'Pressed' | 'Moved' | 'Released', at: Finger, buttons: 0 | 1) {
  const how = { button: type === 'Moved' ? 'none' : 'left', buttons, clickCount: 1 } as const
  await cdp().send('Input.dispatchMouseEvent', { type: `mouse${type}`, ...outside(at), ...how })
}

/** The page that is tested lies in a frame of the one that gets the input. */
function outside([x, y]: Finger): { readonly x: number; readonly y: number } {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  return { x: x + left, y: y + top }
}

/** The middle of an element, for a finger. */
export function middleOf(element: Element, id: number): Finger {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2, id]
}
