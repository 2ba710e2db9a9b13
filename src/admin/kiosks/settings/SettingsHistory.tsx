import { useQuery } from '@tanstack/react-query'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import { auditQuery } from '#api/queries/admin/museum.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { momentOf } from '../../parts/moment.ts'
import shared from '../../parts/parts.module.css'
import styles from './Settings.module.css'
import { changesInWords } from './settingWords.ts'
import type { SettingsTarget } from './SettingsDialog.tsx'
import { useLanguage } from '#state/language.ts'

/** The latest changes of the settings of a kiosk or a room. */
export const settingsHistoryQuery = ({ kind, id }: Pick<SettingsTarget, 'kind' | 'id'>) =>
  auditQuery({ limit: 5, item: kind, itemId: id, action: `${kind}.settings` })

/** What the settings were before: who changed what, when. */
export function SettingsHistory({ target }: { target: SettingsTarget }) {
  const language = useLanguage()
  const words = adminKioskSettings[language]
  const query = useQuery(settingsHistoryQuery(target))
  return (
    <section className={styles.history} aria-labelledby="kiosk-settings-history">
      <h3 id="kiosk-settings-history" className={styles.legend}>
        {words.history}
      </h3>
      <Loaded query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className={shared.note}>{words.noHistory}</p>
          ) : (
            <ol className={styles.changes}>
              {entries.map(({ id: entry, at, by, before, after }) => (
                <li key={entry}>
                  <p className={shared.mono}>
                    <time dateTime={at}>{momentOf(at, language)}</time> · <bdi>{by}</bdi>
                  </p>
                  {changesInWords(before, after, language).map((change) => (
                    <p key={change}>{change}</p>
                  ))}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}
