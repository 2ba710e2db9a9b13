import { useEffect, useRef, useState } from 'react'
import { type OpeningHours, nextChange } from '#contract/openingHours.ts'
import { after, every } from '#lib/time/timers.ts'
import { museumNow, useKiosk } from '#state/kiosk.ts'
import { Hours } from './Hours.tsx'
import styles from './Night.module.css'
import { readyBeforeMs } from './phase.ts'

/** For how long a touch shows the hours, ms. */
export const shownMs = 15_000
const lookMs = 2_000

/** What lies over everything while a kiosk is closed (HOURS-03). */
export function NightHost() {
  const isNight = useKiosk(({ phase }) => phase !== 'open')
  const hours = useKiosk(({ settings }) => settings.hours)
  return isNight && hours !== undefined ? <Night hours={hours} /> : null
}

function Night({ hours }: { readonly hours: OpeningHours }) {
  const host = useRef<HTMLElement>(null)
  const isClosed = useKiosk(({ phase }) => phase === 'closed')
  const [touchedAt, setTouchedAt] = useState<number | null>(null)
  const isShown = isClosed && touchedAt !== null

  useEffect(function lieOverEverything() {
    const element = host.current
    element?.showPopover()
    return () => element?.hidePopover()
  }, [])
  useEffect(function showHoursAtTouch() {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const sign of ['pointerdown', 'keydown'] as const)
      addEventListener(sign, () => setTouchedAt(museumNow()), options)
    return () => listening.abort()
  }, [])
  useEffect(
    function hideHours() {
      if (touchedAt !== null) return after(shownMs, () => setTouchedAt(null))
    },
    [touchedAt],
  )
  useEffect(
    function letDisplaySleep() {
      if (!isClosed || isShown) return
      // The launcher reads it (tools/kiosk/kioskPage.ts).
      const { dataset } = document.documentElement
      const look = () => {
        const opensAt = nextChange(hours, museumNow())
        dataset.display = opensAt === null || opensAt - museumNow() > readyBeforeMs ? 'asleep' : 'awake'
      }
      look()
      const stop = every(lookMs, look)
      return () => {
        stop()
        delete dataset.display
      }
    },
    [isClosed, isShown, hours],
  )
  return (
    <section ref={host} popover="manual" className={styles.night} data-closed={isClosed || undefined}>
      <div role="status">{isShown && <Hours hours={hours} atMs={touchedAt} />}</div>
    </section>
  )
}
