import { useEffect, useReducer, useRef, useState } from 'react'
import type { Report } from '#contract/common.ts'
import { createKeyHolder } from '#lib/outbox/idempotencyKey.ts'
import { visitStore } from '#lib/browser/storage.ts'
import { idleSubmission, submissionReducer, type Failure, type Submission } from '#lib/outbox/submission.ts'
import { preventIdle } from './visit.ts'

interface SubmissionOptions<Content extends readonly unknown[], R extends Report> {
  /** Names the submission, so that it is stored once even if the visitor leaves the page before the answer. */
  readonly draft?: string
  /**
   * Sends the content under this key; rejects where there is no readable answer. Everything sent must come from
   * `content`: a server refuses a key that returns with other content.
   */
  readonly send: (content: Content, idempotencyKey: string) => Promise<R>
  readonly onSuccess?: (report: R) => void
  readonly onError?: (failure: Failure) => void
}

interface SubmissionHandle<Content> {
  readonly submission: Submission
  /** Disable the button. */
  readonly isSubmitting: boolean
  /** Does nothing while a submission is under way. */
  submit(content: Content): void
  reset(): void
}

/**
 * Submits from a page (SHELL-11). `content` is a list of parts: texts, numbers, a Blob. Equal parts use one
 * Idempotency-Key until they have arrived, so a retry after a lost answer stores nothing twice.
 */
export function useSubmission<Content extends readonly unknown[], R extends Report>(
  options: SubmissionOptions<Content, R>,
): SubmissionHandle<Content> {
  const [submission, dispatch] = useReducer(submissionReducer, idleSubmission)
  const [keys] = useState(() => {
    const { draft } = options
    return createKeyHolder(draft === undefined ? undefined : { store: visitStore, name: `sending:${draft}` })
  })
  // A ref, since two presses within one frame both see the old state.
  const underWay = useRef(false)
  const latest = useRef(options)
  useEffect(function keepLatestOptions() {
    latest.current = options
  })

  const run = async (content: Content) => {
    // Prevents the idle return, so that the answer finds its page.
    const release = preventIdle('submission')
    try {
      const report = await latest.current.send(content, keys.keyFor(content))
      dispatch({ type: 'answer', report })
      if (report.statusCode === 200) {
        keys.forget()
        latest.current.onSuccess?.(report)
      } else {
        latest.current.onError?.({ kind: 'refused', report })
      }
    } catch (error) {
      dispatch({ type: 'fail', error })
      latest.current.onError?.({ kind: 'lost', error })
    } finally {
      underWay.current = false
      release()
    }
  }

  return {
    submission,
    isSubmitting: submission.state === 'submitting',
    submit: (content) => {
      if (underWay.current) return
      underWay.current = true
      dispatch({ type: 'submit' })
      void run(content)
    },
    reset: () => dispatch({ type: 'reset' }),
  }
}
