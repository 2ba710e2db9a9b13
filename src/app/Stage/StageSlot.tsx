import { useEffect } from 'react'
import { onSign, signs } from '#lib/visit/presence.ts'
import { after, type Stop } from '#lib/time/timers.ts'
import { useCanStage } from '#ui/parts/stageAbility.ts'
import { useSession } from '#state/session.ts'
import { useStage } from '#state/stage.ts'
import { countReload, requestReload } from '../updates/reload.ts'
import { Stage } from './Stage.tsx'

/**
 * The stage behind all pages. One without graphics is taken down, so that trying again builds another; a kiosk reloads
 * then, once nobody is there.
 */
export function StageSlot() {
  const canStage = useCanStage()
  const isUnavailable = useStage((stage) => stage.graphics === 'unavailable')
  const kiosk = useSession((session) => session.kiosk)
  useReloadOnceAlone(kiosk && isUnavailable)
  return canStage && !isUnavailable ? <Stage /> : null
}

/** In kiosk mode, a person has left after this long without a sign (FIT-04). */
const idleMs = 300_000

/** Reloads the page when there was no sign of a person for the idle time and the kiosk's growing delay after that. */
function useReloadOnceAlone(isDue: boolean): void {
  useEffect(
    function reloadOnceAlone() {
      if (!isDue) return
      const delayMs = idleMs + countReload()
      let stopWaiting: Stop = () => {}
      const wait = () => {
        stopWaiting()
        stopWaiting = after(delayMs, () => void requestReload('error'))
      }
      wait()
      const stopListening = onSign(signs, wait)
      return () => {
        stopListening()
        stopWaiting()
      }
    },
    [isDue],
  )
}
