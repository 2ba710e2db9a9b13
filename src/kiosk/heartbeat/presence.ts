import { onSign, signs } from '#lib/visit/presence.ts'
import { isIdlePrevented, useVisit } from '#state/visit.ts'
import { idleTimes } from '#app/idle/idleClock.ts'

let lastMs = -Infinity

/** From now on the presence of visitors is known. */
export function watchPresence(): void {
  lastMs = Date.now()
  onSign(signs, () => {
    lastMs = Date.now()
  })
}

/** No visitor uses this kiosk: it invites, or was not touched for long. */
export const isLeft = () => useVisit.getState().isNobodyThere || isAlone()

/** Nobody has touched it for as long as a visit lasts without a touch, and nothing of a visitor is under way. */
export const isAlone = () => !isIdlePrevented() && Date.now() - lastMs >= idleTimes().returns
