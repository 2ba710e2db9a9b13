import { useEffect } from 'react'
import { onSign, signs } from '#lib/visit/presence.ts'
import { after, type Stop } from '#lib/time/timers.ts'
import { useCanStage } from '#ui/parts/stageAbility.ts'
import { useSession } from '#state/session.ts'
import { useStage } from '#state/stage.ts'
import { countReload, requestReload } from '../updates/reload.ts'
import { Stage } from './Stage.tsx'

/**
 * The stage behind all pages. Without graphics it is unmounted, so that another try builds a new one; a kiosk then
 * reloads once no visitor is there.
 */
export function StageSlot() {
  const canStage = useCanStage()
  const isUnavailable = useStage((stage) => stage.graphics === 'unavailable')
  const kiosk = useSession((session) => session.kiosk)
  useReloadOnceAlone(kiosk && isUnavailable)
  return canStage && !isUnavailable ? <Stage /> : null
}

/** ms without input after which visitors at a kiosk have left (FIT-04). */
const idleMs = 300_000

/** Reloads the page after the idle time and the kiosk's growing delay without input. */
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
