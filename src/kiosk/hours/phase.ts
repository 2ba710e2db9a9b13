import type { KioskSettings } from '#contract/kioskSettings.ts'
import { isOpen } from '#contract/openingHours.ts'
import type { Phase } from '#state/kiosk.ts'

/** The display is woken, and the kiosk tries itself, that long before opening, ms. */
export const readyBeforeMs = 60_000

/**
 * Whether a kiosk closes or opens, at each look. A visitor at closing time is not sent away; a touch while it fades
 * opens it again.
 */
export function nextPhase(
  phase: Phase,
  { isOpenNow, isUnused }: { readonly isOpenNow: boolean; readonly isUnused: boolean },
): Phase {
  if (isOpenNow || (phase !== 'closed' && !isUnused)) return 'open'
  return phase === 'open' ? 'closing' : 'closed'
}

/**
 * Loudness at that time, 0 to 1. @param atMs since 1970
 * @param timeZone of the night's hours where there are no opening hours
 */
export function volumeAt({ volume = 100, night, hours }: KioskSettings, atMs: number, timeZone: string) {
  if (night === undefined) return volume / 100
  const span = { from: night.from, to: night.to }
  const week = Array.from({ length: 7 }, () => [span])
  const isNight = isOpen({ timeZone: hours?.timeZone ?? timeZone, week, exceptions: [] }, atMs)
  return (isNight ? night.volume : volume) / 100
}
