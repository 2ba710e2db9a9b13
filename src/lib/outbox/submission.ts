import type { Report } from '#contract/common.ts'

/** States of a submission (spec §4): idle, submitting, then success or error. */
export type Submission =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting' }
  | { readonly state: 'success'; readonly report: Report }
  /** `refused`: the server said no. `lost`: no readable answer, so whether it arrived is unknown. */
  | { readonly state: 'error'; readonly failure: Failure }

export type Failure =
  | { readonly kind: 'refused'; readonly report: Report }
  | { readonly kind: 'lost'; readonly error: unknown }

export type SubmissionEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'answer'; readonly report: Report }
  | { readonly type: 'fail'; readonly error: unknown }
  | { readonly type: 'reset' }

export const idleSubmission: Submission = { state: 'idle' }

/** Events that do not fit the state are ignored. */
export function submissionReducer(now: Submission, event: SubmissionEvent): Submission {
  if (now.state === 'submitting') {
    if (event.type === 'answer') return settled(event.report)
    if (event.type === 'fail') return { state: 'error', failure: { kind: 'lost', error: event.error } }
    // A second press, or leaving the page: the submission goes on.
    return now
  }
  if (event.type === 'submit') return { state: 'submitting' }
  if (event.type === 'reset') return idleSubmission
  return now
}

/** Spec §8: only statusCode 200 in the body is a success, whatever the HTTP status. */
function settled(report: Report): Submission {
  return report.statusCode === 200
    ? { state: 'success', report }
    : { state: 'error', failure: { kind: 'refused', report } }
}
