import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import * as messages from '#content/messages.ts'
import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import { avatarWords } from '#content/exhibits/avatars/words.ts'
import { avatarsQuery } from '#api/queries/avatars.ts'
import { fill } from '#lib/text/fill.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { useLanguage } from '#state/language.ts'
import { toast } from '#state/toasts.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { avatarPaths } from '#ui/parts/avatars/avatarPaths.ts'
import { completeAnswers, fields, forgetDraft, saveDraft, missingFields, readDraft } from './answers.ts'
import styles from './AvatarNewPage.module.css'
import { EraChoice } from './EraChoice.tsx'
import { FreeAnswer } from './FreeAnswer.tsx'
import { IndexCard } from './IndexCard.tsx'
import { Making } from './Making.tsx'
import { Question } from './Question.tsx'
import { sendAnswers } from './sendAnswers.ts'

/** Six questions that become an avatar (AVA-02). */
export function AvatarNewPage() {
  const language = useLanguage()
  const words = avatarForm[language]
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
      // Who went elsewhere meanwhile is not pulled back; the portrait hangs on the wall.
      if (!isHere.current) return
      // Replaced: going back from the portrait leads to where one came from, not to a form that is done with.
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
            <IndexCard answers={answers} />
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
