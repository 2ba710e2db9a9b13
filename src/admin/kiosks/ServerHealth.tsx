import { useQuery } from '@tanstack/react-query'
import { adminKiosks } from '#content/pages/adminKiosks.ts'
import { healthReportQuery } from '#api/queries/admin/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { bytesOf } from './amounts.ts'
import { ClockDoubt } from './ClockDoubt.tsx'
import styles from './Kiosks.module.css'
import { useLanguage } from '#state/language.ts'

/** How the server is: what should be seen before a disk is full. */
export function ServerHealth({ isCurator }: { isCurator: boolean }) {
  const language = useLanguage()
  const { server: words, unknown } = adminKiosks[language]
  const query = useQuery(healthReportQuery)
  const bytes = (amount: number) => bytesOf(amount, language)
  return (
    <section className={shared.section} aria-labelledby="server-health">
      <h2 id="server-health" className={shared.heading}>
        {words.heading}
      </h2>
      <Loaded query={query}>
        {({
          now,
          startedAt,
          version,
          databaseBytes,
          databaseReplaced,
          disk,
          lastBackupAt,
          nightlyBackup,
          clockDoubtedSince,
          work,
        }) => (
          <>
            {databaseReplaced && (
              <Notice kind="failed">
                <p>{words.replaced}</p>
              </Notice>
            )}
            {nightlyBackup.isMissing && (
              <Notice kind="failed">
                <p>{words.nightlyBackupMissing}</p>
              </Notice>
            )}
            {clockDoubtedSince !== null && (
              <ClockDoubt isCurator={isCurator} seenAt={clockDoubtedSince} now={now} />
            )}
            <dl className={styles.facts}>
              {(
                [
                  [words.up, momentOf(startedAt, language)],
                  [words.version, version ?? unknown],
                  [words.database, databaseBytes === null ? unknown : bytes(databaseBytes)],
                  [
                    words.disk,
                    disk === null
                      ? unknown
                      : fill(words.diskWords, { free: bytes(disk.freeBytes), all: bytes(disk.bytes) }),
                  ],
                  [
                    words.nightlyBackup,
                    nightlyBackup.last === null
                      ? words.noBackup
                      : fill(words.nightlyBackupWords, {
                          when: momentOf(nightlyBackup.last.at, language),
                          size: bytes(nightlyBackup.last.bytes),
                        }),
                  ],
                  [words.backup, lastBackupAt === null ? words.noBackup : momentOf(lastBackupAt, language)],
                  [words.work, fill(words.workWords, work)],
                ] as const
              ).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Loaded>
    </section>
  )
}
