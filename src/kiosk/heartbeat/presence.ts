import { onSign, signs } from '#lib/visit/presence.ts'
import { isIdlePrevented, useVisit } from '#state/visit.ts'
import { idleTimes } from '#app/idle/idleClock.ts'

let lastMs = -Infinity

/** From now on it is known whether somebody is there. */
export function watchPresence(): void {
  lastMs = Date.now()
  onSign(signs, () => {
    lastMs = Date.now()
  })
}

/** Nobody stands before this kiosk: it invites, or nobody has touched it for long. */
export const isLeft = () => useVisit.getState().isNobodyThere || isAlone()

/** Nobody has touched it for as long as a visit lasts without a touch, and nothing of a visitor is under way. */
export const isAlone = () => !isIdlePrevented() && Date.now() - lastMs >= idleTimes().returns
