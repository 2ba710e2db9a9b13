import { useQuery } from '@tanstack/react-query'
import { adminResearch } from '#content/pages/adminResearch.ts'
import { memorySummaryQuery } from '#api/queries/admin/museum.ts'
import { fill } from '#lib/text/fill.ts'
import { Loaded, ViewFrame } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { dayOf } from '../parts/moment.ts'
import { PersonData } from './PersonData.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import { type FormEvent, useRef, useState } from 'react'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { Button } from '#ui/kit/Button.tsx'
import { useSettings, useStaffAction } from '../parts/useStaffAction.ts'
import { toast } from '#state/toasts.ts'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import styles from './Research.module.css'

/** Research answers of visitors: export, deletion, retention period (ADMIN-08). */
export function ResearchView() {
  const language = useLanguage()
  const words = useWords(adminResearch)
  const query = useQuery(memorySummaryQuery)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {({ memories, recordings, oldest, newest }) => (
          <p className={shared.mono} role="status">
            {memories === 0 ? words.none : fill(words.summary, { memories, recordings })}
            {oldest !== null && newest !== null && (
              <>
                {', '}
                {fill(words.range, { oldest: dayOf(oldest, language), newest: dayOf(newest, language) })}
              </>
            )}
          </p>
        )}
      </Loaded>
      <Export />
      <PersonData />
      <Retention />
    </ViewFrame>
  )
}

/** One archive of everything for research. The ticket opens one download, so that the token stands in no address. */
function Export() {
  const words = useWords(adminResearch).export
  const link = useRef<HTMLAnchorElement>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const action = useStaffAction({
    act: () => adminCall(routes.exportTicket, {}),
    onDone({ url, memories, stories, recordings }) {
      setBegun(fill(words.started, { memories, stories, recordings }))
      if (!link.current) return
      link.current.href = url
      link.current.click()
    },
  })
  return (
    <section className={shared.section} aria-labelledby="export">
      <h2 id="export" className={shared.heading}>
        {words.heading}
      </h2>
      <p className={shared.note}>{words.text}</p>
      <div className={shared.keys}>
        <Button look="main" busy={action.pending !== null} onClick={() => action.run()}>
          {words.key}
        </Button>
        {/* Pressed by the key once there is a ticket. */}
        <a ref={link} href="#export" download hidden tabIndex={-1}>
          {words.key}
        </a>
        <p role="status">{begun}</p>
      </div>
    </section>
  )
}

const most = 600

/** The retention period of memories. Staff see what it would delete before they set it. */
function Retention() {
  const language = useLanguage()
  const words = useWords(adminResearch).retention
  const [trial, setTrial] = useState<{
    readonly months: number
    readonly memories: number
    readonly recordings: number
    readonly before: string
  } | null>(null)
  const { query, change, isBusy } = useSettings(() => {
    setTrial(null)
    toast.success(words.saved, { lang: language })
  })
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const months = /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0
  const isFine = months >= 1 && months <= most
  const tryOut = useStaffAction({
    act: (asked: number) => adminCall(routes.tryRetention, { query: { months: asked } }),
    onDone: (answer, asked) => setTrial({ ...answer, months: asked }),
  })

  function press(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (isFine) tryOut.run(months)
  }

  return (
    <section className={shared.section} aria-labelledby="retention">
      <h2 id="retention" className={shared.heading}>
        {words.heading}
      </h2>
      <Loaded query={query}>
        {({ retentionMonths }) => (
          <>
            <p className={shared.note} role="status">
              {retentionMonths === null ? words.forever : fill(words.now, { months: retentionMonths })}
            </p>
            <form className={styles.line} onSubmit={press} noValidate>
              <TextField
                label={words.months}
                hint={words.monthsHint}
                inputMode="numeric"
                value={typed}
                error={isChecked && !isFine ? words.monthsWrong : undefined}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <Button type="submit" busy={tryOut.pending !== null}>
                {words.save}
              </Button>
            </form>
            {retentionMonths !== null && (
              <div className={shared.keys}>
                <Button look="quiet" disabled={isBusy} onClick={() => change({ retentionMonths: null })}>
                  {words.stop}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <Dialog
        title={trial ? fill(words.now, { months: trial.months }) : words.heading}
        open={trial !== null}
        onClose={() => setTrial(null)}
        keys={
          <>
            <Button onClick={() => setTrial(null)}>{words.cancel}</Button>
            <Button
              look="main"
              busy={isBusy}
              onClick={() => trial && change({ retentionMonths: trial.months })}
            >
              {words.save}
            </Button>
          </>
        }
      >
        <p>
          {trial &&
            (trial.memories === 0
              ? words.nothing
              : fill(words.trial, { ...trial, before: dayOf(trial.before, language) }))}
        </p>
      </Dialog>
    </section>
  )
}
