import { type FormEvent, useState } from 'react'
import { adminResearch } from '#content/pages/adminResearch.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { TextField } from '#ui/kit/Field.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import shared from '../parts/parts.module.css'
import { dayOf } from '../parts/moment.ts'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useSettings } from '../parts/useSettings.ts'
import styles from './Research.module.css'
import { useLanguage } from '#state/language.ts'

const most = 600

/** How long memories are kept. What a time would delete is told before it is set. */
export function Retention() {
  const language = useLanguage()
  const words = adminResearch[language].retention
  const [trial, setTrial] = useState<{
    readonly months: number
    readonly memories: number
    readonly recordings: number
    readonly before: string
  } | null>(null)
  const { query, change, isBusy } = useSettings(language, () => {
    setTrial(null)
    toast.success(words.saved, { lang: language })
  })
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const months = /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0
  const isFine = months >= 1 && months <= most
  const tryOut = useStaffAction({
    language,
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
