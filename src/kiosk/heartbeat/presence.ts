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

/** No visitor uses this kiosk: it invites, or it is untouched. */
export const isUnused = () => useVisit.getState().isInviting || isUntouched()

/** It was not touched for the time of the idle return, and nothing of a visitor is under way. */
export const isUntouched = () => !isIdlePrevented() && Date.now() - lastMs >= idleTimes().returns
