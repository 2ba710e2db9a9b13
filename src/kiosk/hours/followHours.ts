import { navigate } from 'wouter/use-browser-location'
import { isOpen, nextChange, type OpeningHours } from '#contract/openingHours.ts'
import { every, type Stop } from '#lib/time/timers.ts'
import { lastSelfTest, museumNow, noteSelfTest, setPhase, setVolume, useKiosk } from '#state/kiosk.ts'
import { isUnused } from '../heartbeat/presence.ts'
import { endVisit } from '#app/idle/endVisit.ts'
import { kioskStart } from '#app/idle/returnTarget.ts'
import { routeOf } from '#app/routes.tsx'
import { nextPhase, readyBeforeMs, volumeAt } from './phase.ts'

/** ms; longer than the page takes to fade. */
const lookMs = 2_000
/** ms: a self-test before that was of another opening. */
const anotherOpeningMs = 12 * 3_600_000

interface Openings {
  /** It opens in a minute; or it is open, was off at that time, and is unused. Once for each opening. */
  readonly onSelfTest: () => void
  /** It has been closed, and the hours say that it is open. */
  readonly onOpening: () => void
}

/**
 * Closes and opens this kiosk by its opening hours (HOURS-02), and keeps to the volume of the hour (KSET-04).
 */
export function followHours({ onOpening, onSelfTest }: Openings): Stop {
  let testedAt = lastSelfTest()
  /** It was off before this opening. */
  let isLate = distance(museumNow(), testedAt) > anotherOpeningMs
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const look = () => {
    const { settings, phase } = useKiosk.getState()
    const nowMs = museumNow()
    setVolume(volumeAt(settings, nowMs, timeZone))
    const isOpenByHours = settings.hours === undefined || isOpen(settings.hours, nowMs)
    // Staff are let in at any time.
    const isOpenNow = isOpenByHours || routeOf(location.pathname).pattern === '/admin'
    const next = nextPhase(phase, { isOpenNow, isUnused: isUnused() })
    const { hours } = settings
    const isDue =
      hours !== undefined &&
      (next === 'closed'
        ? isOpeningSoon(hours, nowMs) && distance(nowMs, testedAt) > readyBeforeMs
        : isLate && isUnused())
    if (isDue) {
      isLate = false
      testedAt = nowMs
      noteSelfTest(nowMs)
      onSelfTest()
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

function isOpeningSoon(hours: OpeningHours, nowMs: number): boolean {
  const change = nextChange(hours, nowMs)
  return change !== null && change - nowMs <= readyBeforeMs
}

/** The clock may have been put back since. */
const distance = (a: number, b: number) => Math.abs(a - b)
