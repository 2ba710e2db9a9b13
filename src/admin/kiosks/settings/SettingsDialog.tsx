import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { admin } from '#content/pages/admin.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import type { AuditList } from '#contract/adminSettings.ts'
import * as routes from '#contract/kioskRoutes.ts'
import type { KioskSettings } from '#contract/kioskSettings.ts'
import { adminCall } from '#api/adminCall.ts'
import { kiosksQuery } from '#api/queries/admin/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { momentOf } from '../../parts/moment.ts'
import { useStaffAction } from '../../parts/useStaffAction.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { changesInWords, settingsInWords } from './form.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { auditQuery } from '#api/queries/admin/museum.ts'
import { Loaded } from '../../parts/ViewFrame.tsx'
import shared from '../../parts/parts.module.css'
import styles from '../Kiosks.module.css'

/** Of what the settings are: a kiosk, by its id, or all kiosks of a location, by its name. */
export interface SettingsTarget {
  readonly kind: 'screen' | 'location'
  readonly id: string
  readonly called: string
  readonly settings: KioskSettings
  readonly revision: number
}

interface SettingsDialogProps {
  readonly target: SettingsTarget | null
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Settings that another member of staff has saved meanwhile. */
interface Theirs {
  readonly target: SettingsTarget
  /** By whom, and when. */
  readonly change: AuditList['entries'][number] | undefined
  /** It stands in the form now. */
  readonly isTaken: boolean
}

/** What staff set for a kiosk or a location, and what it was before (KSET-01). */
export function SettingsDialog({ target: opened, onClose, onDone }: SettingsDialogProps) {
  const language = useLanguage()
  const words = useWords(adminKioskSettings)
  const draftWords = useWords(admin).draft
  const form = useId()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const conflict = theirs?.isTaken === false ? theirs : null
  const target = theirs?.isTaken === true ? theirs.target : opened
  const close = () => {
    setRefusal(null)
    setTheirs(null)
    onClose()
  }
  async function fetchTheirs({ kind, id, called }: SettingsTarget) {
    setRefusal(null)
    const [{ screens: kiosks, locations }, { entries }] = await Promise.all([
      client.fetchQuery(kiosksQuery),
      client.fetchQuery(settingsHistoryQuery({ kind, id })),
    ])
    const found =
      kind === 'location'
        ? locations.find(({ name }) => name === id)
        : kiosks.find((kiosk) => kiosk.id === id)
    const { settings = {}, revision = 0 } = found ?? {}
    setTheirs({ target: { kind, id, called, settings, revision }, change: entries[0], isTaken: false })
  }
  const action = useStaffAction({
    act: ({ kind, id }: SettingsTarget, settings: KioskSettings, revision: number) =>
      kind === 'location'
        ? adminCall(routes.setLocation, { body: { location: id, settings, revision } })
        : adminCall(routes.setKiosk, { params: { screenId: id }, body: { settings, revision } }),
    onDone() {
      toast.success(words.done, { lang: language })
      close()
      onDone()
    },
    onRefused: ({ message }) => setRefusal(message),
    onConflict: fetchTheirs,
  })
  const heading = target?.kind === 'location' ? words.locationHeading : words.heading
  return (
    <Dialog
      title={target ? fill(heading, { name: target.called }) : words.key}
      open={target !== null}
      onClose={close}
      keys={
        <>
          <Button onClick={close}>{words.no}</Button>
          <Button look="main" type="submit" form={form} busy={action.pending !== null}>
            {conflict ? draftWords.saveMine : words.save}
          </Button>
        </>
      }
    >
      {target && (
        <>
          <SettingsForm
            key={`${target.kind} ${target.id} ${target.revision}`}
            id={form}
            target={target}
            onSave={(settings) => {
              setRefusal(null)
              action.run(target, settings, (conflict?.target ?? target).revision)
            }}
          />
          {refusal !== null && (
            <div ref={showWhole}>
              <Notice kind="failed">
                <p lang="en">{refusal}</p>
              </Notice>
            </div>
          )}
          {conflict && (
            <div ref={showWhole}>
              <Notice
                kind="failed"
                action={
                  <Button
                    onClick={() => {
                      setRefusal(null)
                      setTheirs({ ...conflict, isTaken: true })
                    }}
                  >
                    {draftWords.adoptTheirs}
                  </Button>
                }
              >
                <p>
                  {fill(words.conflict, {
                    by: conflict.change?.by ?? words.somebody,
                    at: conflict.change ? momentOf(conflict.change.at, language) : '',
                  })}
                </p>
                <p>{draftWords.theirs}</p>
                <p>{settingsInWords(conflict.target.settings, language).join(' · ') || words.nothing}</p>
              </Notice>
            </div>
          )}
          <SettingsHistory target={target} />
        </>
      )}
    </Dialog>
  )
}

/** The form is longer than the dialog, and what the server says stands below it. */
const showWhole = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' })

/** The latest changes of the settings of a kiosk or a location. */
const settingsHistoryQuery = ({ kind, id }: Pick<SettingsTarget, 'kind' | 'id'>) =>
  auditQuery({ limit: 5, item: kind, itemId: id, action: `${kind}.settings` })

/** What the settings were before: who changed what, when. */
function SettingsHistory({ target }: { target: SettingsTarget }) {
  const language = useLanguage()
  const words = useWords(adminKioskSettings)
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
