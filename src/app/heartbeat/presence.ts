import { isIdlePrevented, useVisit } from '#state/visit.ts'
import { idleTimes } from '../idle/idleClock.ts'

const heartbeats = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let lastMs = -Infinity

/** From now on it is known whether somebody is there. */
export function watchPresence(): void {
  lastMs = Date.now()
  const notice = () => {
    lastMs = Date.now()
  }
  for (const heartbeat of heartbeats) addEventListener(heartbeat, notice, { passive: true, capture: true })
}

/** Nobody stands before this kiosk: it invites, or nobody has touched it for long. */
export const isLeft = () => useVisit.getState().isNobodyThere || isAlone()

/** Nobody has touched it for as long as a visit lasts without a touch, and nothing of a visitor is under way. */
export const isAlone = () => !isIdlePrevented() && Date.now() - lastMs >= idleTimes().returns
