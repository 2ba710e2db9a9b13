import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import * as messages from '#content/messages.ts'
import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { type AvatarAnswers, retroEras } from '#contract/avatar.ts'
import { firstSign } from '#contract/cutText.ts'
import * as routes from '#contract/routes.ts'
import { ApiError } from '#api/ApiError.ts'
import { call } from '#api/client.ts'
import { avatarsQuery } from '#api/queries/avatars.ts'
import { fill } from '#lib/text/fill.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import {
  type Answers,
  completeAnswers,
  fields,
  forgetDraft,
  missingFields,
  readDraft,
  saveDraft,
} from './answers.ts'
import styles from './AvatarNewPage.module.css'
import { EraChoice } from './EraChoice.tsx'
import { FreeAnswer } from './FreeAnswer.tsx'
import { Making } from './Making.tsx'
import { Question } from './Question.tsx'

/** Six questions that become an avatar (AVA-02). */
export function AvatarNewPage() {
  const language = useLanguage()
  const words = useWords(avatarForm)
  const id = useId()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [answers, setAnswers] = useState(readDraft)
  const missing = missingFields(answers)

  useEffect(
    function keep() {
      saveDraft(answers)
    },
    [answers],
  )

  const isHere = useRef(false)
  useEffect(function noteWhetherHere() {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const { isSubmitting, submit } = useSubmission({
    send: sendAnswers,
    onSuccess({ shortUuid }) {
      forgetDraft()
      void client.invalidateQueries({ queryKey: avatarsQuery.queryKey })
      // Does not navigate if the visitor has left the page; the portrait is on the wall.
      if (!isHere.current) return
      // Replaced, so that Back does not return to the finished form.
      navigate(avatarPaths.detail(shortUuid), { replace: true })
    },
    onError(failure) {
      console.warn('The avatar was not made', failure)
      toast.error(messages.avatarNotCreated[language], { page: 'avatar' })
    },
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const complete = completeAnswers(answers)
    if (complete) submit([complete])
  }

  return (
    <PageFrame kicker={avatarWords[language].kicker} title={words.title} lead={words.lead}>
      <form className={styles.form} onSubmit={send} aria-busy={isSubmitting}>
        <fieldset className={styles.workspace} disabled={isSubmitting} aria-label={words.title}>
          <div className={styles.questions}>
            {fields.map((field, index) => (
              <Question key={field} number={index + 1} isAnswered={!missing.includes(field)}>
                {field === 'retroEra' ? (
                  <EraChoice
                    value={answers.retroEra}
                    onValue={(retroEra) => setAnswers((now) => ({ ...now, retroEra }))}
                  />
                ) : (
                  <FreeAnswer
                    field={field}
                    value={answers[field]}
                    onValue={(value) => setAnswers((now) => ({ ...now, [field]: value }))}
                  />
                )}
              </Question>
            ))}
          </div>
          <div className={styles.beside}>
            <Button
              type="submit"
              look="main"
              wide
              disabled={missing.length > 0}
              busy={isSubmitting}
              aria-describedby={id}
            >
              {words.send}
            </Button>
            <p className={styles.hint} id={id}>
              {missing.length === 0
                ? words.ready
                : fill(words.missing, {
                    fields: missing.map((field) => words.questions[field].short).join(', '),
                  })}
            </p>
            <IndexCard answers={answers} />
            <ButtonLink look="quiet" href={avatarPaths.wall}>
              {avatarWords[language].back}
            </ButtonLink>
          </div>
        </fieldset>
      </form>
      {isSubmitting && <Making answers={answers} />}
    </PageFrame>
  )
}

/** A preview that fills in as the visitor answers; hidden from screen readers, which have the fields. */
function IndexCard({ answers }: { answers: Answers }) {
  const language = useLanguage()
  const words = useWords(avatarForm)
  const era = retroEras.find((each) => each === answers.retroEra)
  return (
    <div className={styles.place}>
      <div className={styles.card} aria-hidden="true">
        <p className={styles.head}>
          <span>{words.card}</span>
          <span>{avatarWords[language].kicker}</span>
        </p>
        <div className={styles.sheet}>
          <span className={styles.initial}>{firstSign(answers.name.trim())}</span>
        </div>
        <dl className={styles.lines}>
          {fields.map((field) => (
            <div key={field} className={styles.line}>
              <dt>{words.questions[field].short}</dt>
              <dd dir="auto">{field === 'retroEra' ? era && words.eras[era].name : answers[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** Creates an avatar. @returns the report, with the avatar on success @throws {ApiError} */
async function sendAnswers([body]: readonly [AvatarAnswers], idempotencyKey: string) {
  const answer = await call(routes.createAvatar, { body, idempotencyKey })
  if ('shortUuid' in answer) return { statusCode: 200, message: '', shortUuid: answer.shortUuid }
  if (answer.statusCode !== 200) return { ...answer, shortUuid: '' }
  throw new ApiError('malformed', 'The server does not say which avatar was made.')
}
