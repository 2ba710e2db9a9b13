import { cdp } from 'vitest/browser'

export type Finger = readonly [x: number, y: number, id: number]

/** Fingers on real glass: what the browser makes of them is its own. `touchEnd` lifts those that are named, or all. */
export async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...fingers: readonly Finger[]
): Promise<void> {
  // The page that is tested lies in a frame of the one that gets the input.
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const touchPoints = fingers.map(([x, y, id]) => ({ x: x + left, y: y + top, id }))
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** The middle of an element, for a finger. */
export function middleOf(element: Element, id: number): Finger {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2, id]
}
