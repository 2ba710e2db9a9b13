import { useEffect, useReducer, useRef, useState } from 'react'
import type { Report } from '#contract/common.ts'
import { keyKeeper } from '#lib/outbox/idempotencyKey.ts'
import { visitStore } from '#lib/browser/storage.ts'
import { idleSubmission, submissionReducer, type Failure, type Submission } from '#lib/outbox/submission.ts'
import { preventIdle } from './visit.ts'

interface SubmissionOptions<Content extends readonly unknown[], R extends Report> {
  /** Names what is sent, where leaving the page before the answer must not make two of it. */
  readonly draft?: string
  /**
   * Sends the content under this key; rejects where no readable answer came.
   * All that is sent must come from `content` alone: a server refuses a key that returns with something else.
   */
  readonly send: (content: Content, idempotencyKey: string) => Promise<R>
  /** The server took it. */
  readonly onSuccess?: (report: R) => void
  readonly onError?: (failure: Failure) => void
}

interface SubmissionHandle<Content> {
  readonly submission: Submission
  /** The button is to be disabled. */
  readonly isSubmitting: boolean
  /** Does nothing while a submission is under way. */
  submit(content: Content): void
  reset(): void
}

/**
 * Submits from a page (SHELL-11). Content is a list of its parts: texts, numbers, a Blob.
 * The same parts keep one Idempotency-Key until they have arrived, so a retry after a lost answer stores nothing twice.
 */
export function useSubmission<Content extends readonly unknown[], R extends Report>(
  options: SubmissionOptions<Content, R>,
): SubmissionHandle<Content> {
  const [submission, dispatch] = useReducer(submissionReducer, idleSubmission)
  const [keys] = useState(() => {
    const { draft } = options
    return keyKeeper(draft === undefined ? undefined : { store: visitStore, name: `sending:${draft}` })
  })
  // Two presses within one frame both see the old state: the ref does not lag.
  const underWay = useRef(false)
  const latest = useRef(options)
  useEffect(function keepLatestOptions() {
    latest.current = options
  })

  const run = async (content: Content) => {
    // What was sent must find its answer: the screen does not return to its beginning meanwhile.
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
