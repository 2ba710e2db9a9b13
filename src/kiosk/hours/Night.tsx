import { useEffect, useRef, useState } from 'react'
import { kioskWords } from '#content/kiosk.ts'
import { nextChange, type OpeningHours } from '#contract/openingHours.ts'
import { languages } from '#contract/common.ts'
import { fill } from '#lib/text/fill.ts'
import { after, every } from '#lib/time/timers.ts'
import { museumNow, useKiosk } from '#state/kiosk.ts'
import styles from './Night.module.css'
import { readyBeforeMs } from './phase.ts'

/** For how long a touch shows the hours, ms. */
const shownMs = 15_000
const lookMs = 2_000

/** What lies over everything while a kiosk is closed (HOURS-03). */
export function Night() {
  const isNight = useKiosk(({ phase }) => phase !== 'open')
  const hours = useKiosk(({ settings }) => settings.hours)
  return isNight && hours !== undefined ? <Closed hours={hours} /> : null
}

function Closed({ hours }: { readonly hours: OpeningHours }) {
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
      // The kiosk program reads it (tools/kiosk/kioskPage.ts).
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

const locales = { de: 'de-CH', en: 'en-GB' } as const
/** A Monday, in UTC. */
const monday = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

/** The opening hours, in both languages, because no visitor has chosen one at night. @param atMs since 1970 */
function Hours({ hours, atMs }: { readonly hours: OpeningHours; readonly atMs: number }) {
  const { timeZone, week } = hours
  const opensAt = nextChange(hours, atMs)
  return (
    <div className={styles.hours}>
      {languages.map((language) => {
        const words = kioskWords[language].night
        const moment = new Intl.DateTimeFormat(locales[language], {
          timeZone,
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          hour: '2-digit',
          minute: '2-digit',
        })
        const day = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'long' })
        return (
          <section key={language} lang={language}>
            <h1 className={styles.title}>{words.closed}</h1>
            {opensAt !== null && (
              <p className={styles.opens}>{fill(words.opens, { at: moment.format(opensAt) })}</p>
            )}
            <dl className={styles.week}>
              {week.map((spans, at) => (
                <div key={at} className={styles.day}>
                  <dt>{day.format(monday + at * dayMs)}</dt>
                  <dd>
                    {spans.length === 0
                      ? words.noHours
                      : spans.map(({ from, to }) => `${from}–${to}`).join(', ')}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
