import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminKiosks } from '#content/pages/adminKiosks.ts'
import { healthReportQuery } from '#api/queries/admin/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { Loaded } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { bytesOf, momentOf } from '../parts/moment.ts'
import styles from './Kiosks.module.css'
import { versionText } from './versionText.ts'
import { useLanguage, useWords } from '#state/language.ts'
import * as routes from '#contract/kioskRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { useStaffAction } from '../parts/useStaffAction.ts'

/** The state of the server, so that staff act before a disk is full. */
export function ServerHealth({ isCurator }: { isCurator: boolean }) {
  const language = useLanguage()
  const { server: words, unknown } = useWords(adminKiosks)
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
                  [words.version, version === null ? unknown : versionText(version)],
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

interface ClockDoubtProps {
  readonly isCurator: boolean
  /** When the clock was last right. */
  readonly seenAt: string
  /** What it says. */
  readonly now: string
}

/** The server's clock has jumped ahead. Nothing is deleted by its age until a curator confirms the clock. */
function ClockDoubt({ isCurator, seenAt, now }: ClockDoubtProps) {
  const language = useLanguage()
  const words = useWords(adminKiosks).server.clock
  const client = useQueryClient()
  const action = useStaffAction({
    act: () => adminCall(routes.confirmClock, {}),
    onDone() {
      toast.success(words.done, { lang: language })
      void client.invalidateQueries(healthReportQuery)
    },
  })
  return (
    <Notice
      kind="failed"
      action={
        isCurator && (
          <Button busy={action.pending !== null} onClick={() => action.run()}>
            {words.right}
          </Button>
        )
      }
    >
      <p>{fill(words.doubt, { seen: momentOf(seenAt, language), now: momentOf(now, language) })}</p>
      <p>{isCurator ? words.ask : words.curator}</p>
    </Notice>
  )
}
