import { navigate } from 'wouter/use-browser-location'
import { isOpen, nextChange } from '#contract/openingHours.ts'
import { every, type Stop } from '#lib/timers.ts'
import { museumNow, setPhase, setVolume, useKiosk } from '#state/kiosk.ts'
import { isLeft } from '../../heartbeat/presence.ts'
import { endVisit } from '../../idle/endVisit.ts'
import { kioskStart } from '../../idle/returnTarget.ts'
import { routeOf } from '../../routes.tsx'
import { nextPhase, readyBeforeMs, volumeAt } from './phase.ts'

/** ms; longer than the page takes to fade. */
export const lookMs = 2_000

interface Openings {
  /** It is closed, and opens in a minute; once for each opening. */
  readonly onOpeningSoon: () => void
  /** It has been closed, and the hours say that it is open. */
  readonly onOpening: () => void
}

/**
 * Closes and opens this kiosk by its opening hours (HOURS-02), and keeps to the volume of the hour (KSET-04).
 */
export function followHours({ onOpening, onOpeningSoon }: Openings): Stop {
  let opensAt: number | null = null
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const look = () => {
    const { settings, phase } = useKiosk.getState()
    const nowMs = museumNow()
    setVolume(volumeAt(settings, nowMs, timeZone))
    const isOpenByHours = settings.hours === undefined || isOpen(settings.hours, nowMs)
    // Staff are let in at any time.
    const isOpenNow = isOpenByHours || routeOf(location.pathname).pattern === '/admin'
    const next = nextPhase(phase, { isOpenNow, isLeft: isLeft() })
    if (next === 'closed' && settings.hours !== undefined) {
      const change = nextChange(settings.hours, nowMs)
      const isSoon = change !== null && change - nowMs <= readyBeforeMs
      if (isSoon && change !== opensAt) onOpeningSoon()
      opensAt = isSoon ? change : null
    }
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
