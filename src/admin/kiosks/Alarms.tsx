import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { adminAlarms, alarmInWords } from '#content/pages/adminAlarms.ts'
import type { Alarm, Alarms as AlarmList } from '#contract/alarms.ts'
import * as routes from '#contract/kioskRoutes.ts'
import { limits } from '#contract/limits.ts'
import { adminCall } from '#api/adminCall.ts'
import { alarmsQuery } from '#api/queries/admin/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { Loaded } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { useStaffAction } from '../parts/useStaffAction.ts'
import styles from './Kiosks.module.css'
import { useLanguage, useWords } from '#state/language.ts'
import { ItemKey } from '../parts/ItemRow.tsx'

/** Open and former alarms, and who acknowledged them (ALARM-05). */
export function Alarms() {
  const language = useLanguage()
  const words = useWords(adminAlarms)
  const query = useQuery(alarmsQuery())
  const [noted, setNoted] = useState<Alarm | null>(null)
  const rows = (alarms: readonly Alarm[]) => (
    <ul className={shared.rows}>
      {alarms.map((alarm) => (
        <AlarmRow key={alarm.id} alarm={alarm} onNote={() => setNoted(alarm)} />
      ))}
    </ul>
  )
  return (
    <section className={shared.section} aria-labelledby="alarms">
      <h2 id="alarms" className={shared.heading}>
        {words.heading}
      </h2>
      <Loaded query={query}>
        {({ open, past, failing, receivers }) => (
          <>
            <Receivers {...receivers} />
            {failing.map(({ channel, since, at, reason }) => (
              <Notice key={channel} kind="failed">
                <p>
                  {fill(words.failing[channel], {
                    since: momentOf(since, language),
                    at: momentOf(at, language),
                  })}{' '}
                  <bdi>{reason}</bdi>
                </p>
                <p>{words.remedy[channel]}</p>
              </Notice>
            ))}
            {open.length === 0 ? <p>{words.none}</p> : rows(open)}
            <details className={styles.details}>
              <summary>{words.past}</summary>
              {past.length === 0 ? <p className={shared.note}>{words.pastNone}</p> : rows(past)}
            </details>
          </>
        )}
      </Loaded>
      <NoteDialog alarm={noted} onClose={() => setNoted(null)} />
    </section>
  )
}

/** Where alarms are sent, and a key that tries it (ALARM-11). */
function Receivers({ mail, webhook }: AlarmList['receivers']) {
  const language = useLanguage()
  const { receivers: words, remedy } = useWords(adminAlarms)
  const [refusal, setRefusal] = useState('')
  const action = useStaffAction({
    act: () => adminCall(routes.testAlarms, {}),
    onDone() {
      setRefusal('')
      toast.success(words.tested, { lang: language })
    },
    onRefused: ({ message }) => setRefusal(message),
  })
  if (mail.length === 0 && !webhook) return <p className={shared.note}>{words.none}</p>
  return (
    <div className={shared.keys}>
      <p className={shared.note}>
        {mail.length > 0 && fill(words.mail, { to: mail.join(', ') })} {webhook && words.webhook}
      </p>
      <Button look="quiet" busy={action.pending !== null} onClick={() => action.run()}>
        {words.test}
      </Button>
      {refusal !== '' && (
        <div className={shared.error} role="alert">
          <p lang="en">{refusal}</p>
          {mail.length > 0 && <p>{remedy.mail}</p>}
          {webhook && <p>{remedy.webhook}</p>}
        </div>
      )}
    </div>
  )
}

interface AlarmRowProps {
  readonly alarm: Alarm
  readonly onNote: () => void
}

function AlarmRow({ alarm, onNote }: AlarmRowProps) {
  const language = useLanguage()
  const words = useWords(adminAlarms)
  const { since, overAt, seen } = alarm
  const sentence = alarmInWords(alarm, language)
  const times = { since: momentOf(since, language), over: overAt === null ? '' : momentOf(overAt, language) }
  return (
    <li className={shared.row} data-keys="">
      <div className={styles.about}>
        <p className={overAt === null ? shared.error : undefined}>{sentence}</p>
        <p className={shared.mono}>{fill(overAt === null ? words.since : words.until, times)}</p>
        {seen && (
          <p>
            {fill(words.seen, { by: seen.by, at: momentOf(seen.at, language) })}
            {seen.note !== '' && <bdi> · {seen.note}</bdi>}
          </p>
        )}
      </div>
      <div className={shared.keys}>
        <ItemKey item={sentence} look="quiet" onClick={onNote}>
          {words.note.key}
        </ItemKey>
      </div>
    </li>
  )
}

interface NoteDialogProps {
  readonly alarm: Alarm | null
  readonly onClose: () => void
}

function NoteDialog({ alarm, onClose }: NoteDialogProps) {
  const language = useLanguage()
  const { note: words, heading } = useWords(adminAlarms)
  const form = useId()
  const client = useQueryClient()
  const action = useStaffAction({
    act: (alarmId: number, note: string) =>
      adminCall(routes.noteAlarm, { params: { alarmId }, body: { note } }),
    onDone() {
      toast.success(words.done, { lang: language })
      onClose()
      void client.invalidateQueries({ queryKey: alarmsQuery().queryKey })
    },
  })
  return (
    <Dialog
      title={alarm ? fill(words.heading, { what: alarmInWords(alarm, language) }) : heading}
      open={alarm !== null}
      onClose={onClose}
      keys={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button look="main" type="submit" form={form} busy={action.pending !== null}>
            {words.save}
          </Button>
        </>
      }
    >
      {alarm && (
        <NoteForm
          key={alarm.id}
          id={form}
          former={alarm.seen?.note ?? ''}
          onSave={(note) => action.run(alarm.id, note)}
        />
      )}
    </Dialog>
  )
}

interface NoteFormProps {
  readonly id: string
  readonly former: string
  readonly onSave: (note: string) => void
}

function NoteForm({ id, former, onSave }: NoteFormProps) {
  const words = useWords(adminAlarms).note
  const [note, setNote] = useState(former)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(note)
  }
  return (
    <form id={id} onSubmit={save}>
      <TextField
        label={words.label}
        hint={words.hint}
        value={note}
        maxLength={limits.lineChars}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </form>
  )
}
