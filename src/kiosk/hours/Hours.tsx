import { kioskWords } from '#content/kiosk.ts'
import { languages } from '#contract/common.ts'
import { type OpeningHours, nextChange } from '#contract/openingHours.ts'
import { fill } from '#lib/text/fill.ts'
import styles from './Night.module.css'

const locales = { de: 'de-CH', en: 'en-GB' } as const
/** A Monday, in UTC. */
const monday = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

/** When the museum is open, in both languages: nobody has chosen one at night. @param atMs since 1970 */
export function Hours({ hours, atMs }: { readonly hours: OpeningHours; readonly atMs: number }) {
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
