import { useQuery } from '@tanstack/react-query'
import { adminAlarms } from '#content/pages/adminAlarms.ts'
import { adminActivity } from '#content/pages/adminActivity.ts'
import type { Alarm } from '#contract/alarms.ts'
import type { AuditList } from '#contract/adminSettings.ts'
import type { Language } from '#contract/common.ts'
import { alarmsQuery } from '#api/queries/admin/kiosks.ts'
import { auditQuery } from '#api/queries/admin/museum.ts'
import { fill } from '#lib/text/fill.ts'
import { Loaded } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import styles from './Kiosks.module.css'
import { useLanguage, useWords } from '#state/language.ts'

const mostActions = 20

interface Entry {
  readonly key: string
  readonly at: string
  readonly text: string
}

/** What happened to a kiosk, and what staff did about it, the latest first. */
export function KioskLog({ screenId }: { screenId: string }) {
  const language = useLanguage()
  const { log: words } = useWords(adminAlarms)
  const alarms = useQuery(alarmsQuery(screenId))
  const audit = useQuery(auditQuery({ limit: mostActions, item: 'screen', itemId: screenId }))
  return (
    <section className={styles.log}>
      <h3 className={shared.name}>{words.heading}</h3>
      <Loaded query={alarms}>
        {({ open, past }) => (
          <Loaded query={audit}>
            {({ entries }) => {
              const log = [...open, ...past]
                .flatMap((alarm) => entriesOfAlarm(alarm, language))
                .concat(entries.map((entry) => entryOfAudit(entry, language)))
                .toSorted((a, b) => b.at.localeCompare(a.at))
              return log.length === 0 ? (
                <p className={shared.note}>{words.none}</p>
              ) : (
                <ol>
                  {log.map(({ key, at, text }) => (
                    <li key={key}>
                      <time className={shared.mono} dateTime={at}>
                        {momentOf(at, language)}
                      </time>
                      <bdi>{text}</bdi>
                    </li>
                  ))}
                </ol>
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}

function entriesOfAlarm({ id, kind, since, overAt }: Alarm, language: Language): Entry[] {
  const { kinds, log } = adminAlarms[language]
  return [
    { key: `begun ${id}`, at: since, text: kinds[kind] },
    ...(overAt === null
      ? []
      : [{ key: `over ${id}`, at: overAt, text: fill(log.over, { what: kinds[kind] }) }]),
  ]
}

function entryOfAudit(
  { id, at, by, action, after }: AuditList['entries'][number],
  language: Language,
): Entry {
  const { actions, automatic } = adminActivity[language].audit
  const note = typeof after?.note === 'string' && after.note !== '' ? `: ${after.note}` : ''
  return { key: `audit ${id}`, at, text: `${by ?? automatic} ${actions[action]}${note}` }
}
