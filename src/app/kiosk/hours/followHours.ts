import { navigate } from 'wouter/use-browser-location'
import { isOpen } from '#contract/openingHours.ts'
import { every, type Stop } from '#lib/timers.ts'
import { museumNow, setPhase, setVolume, useKiosk } from '#state/kiosk.ts'
import { isLeft } from '../../heartbeat/presence.ts'
import { endVisit } from '../../idle/endVisit.ts'
import { kioskStart } from '../../idle/returnTarget.ts'
import { routeOf } from '../../routes.tsx'
import { nextPhase, volumeAt } from './phase.ts'

/** ms; longer than the page takes to fade. */
export const lookMs = 2_000

/**
 * Closes and opens this kiosk by its opening hours (HOURS-02), and keeps to the volume of the hour (KSET-04).
 * @param onOpening it has been closed, and the hours say that it is open
 */
export function followHours(onOpening: () => void): Stop {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const look = () => {
    const { settings, phase } = useKiosk.getState()
    const nowMs = museumNow()
    setVolume(volumeAt(settings, nowMs, timeZone))
    const isOpenByHours = settings.hours === undefined || isOpen(settings.hours, nowMs)
    // Staff are let in at any time.
    const isOpenNow = isOpenByHours || routeOf(location.pathname).pattern === '/admin'
    const next = nextPhase(phase, { isOpenNow, isLeft: isLeft() })
    if (next === phase) return
    setPhase(next)
    if (next === 'closed') {
      navigate(kioskStart(), { replace: true })
      endVisit()
    }
    if (phase === 'closed' && isOpenByHours) onOpening()
  }
  look()
  return every(lookMs, look)
}
