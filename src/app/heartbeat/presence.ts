import { isIdlePrevented } from '#state/visit.ts'
import { idleTimes } from '../idle/idleClock.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let lastMs = -Infinity

/** From now on it is known whether somebody is there. */
export function watchPresence(): void {
  lastMs = Date.now()
  const notice = () => {
    lastMs = Date.now()
  }
  for (const sign of signs) addEventListener(sign, notice, { passive: true, capture: true })
}

/** Nobody has touched the kiosk for as long as a visit lasts without a touch, and nothing of a visitor is under way. */
export const isAlone = () => !isIdlePrevented() && Date.now() - lastMs >= idleTimes().returns
