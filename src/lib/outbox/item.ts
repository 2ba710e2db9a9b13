import type { Report } from '#contract/common.ts'
import type { Failure } from './submission.ts'

/** Submissions that are stored on this device until they arrive, by the name of their call. */
export type QueuedKind =
  | 'shareText'
  | 'shareVoice'
  | 'shareTextOnNewDevice'
  | 'shareVoiceOnNewDevice'
  | 'memoryText'
  | 'memoryVoice'
  | 'playgroundStory'

/** The fields of a call beside the recording; plain values only. */
export interface QueuedInput {
  readonly params?: unknown
  readonly body?: unknown
  readonly form?: unknown
  /** The address of another server; absent for this one. */
  readonly base?: string
}

/** A submission in the outbox. Its recording is stored beside it. */
export interface QueuedItem {
  /** Ascending: a smaller one is older. */
  readonly seq: number
  /** The Idempotency-Key of every try. */
  readonly key: string
  readonly kind: QueuedKind
  readonly input: QueuedInput
  /** Milliseconds since 1970, as all times here. */
  readonly storedAt: number
  /** Time of the last try; null where the next try need not wait. */
  readonly triedAt: number | null
  /** Failed tries in a row: the more, the longer the pause. */
  readonly failures: number
  /** Tries in a row that got no answer at all. */
  readonly unanswered: number
  /** The server's refusal. The item waits for staff and is not sent again by itself. */
  readonly refusal: Report | null
}

export interface QueuedSound {
  readonly bytes: ArrayBuffer
  readonly type: string
}

/**
 * Stands for an answer that is still to come: the submission is stored on this device and will be sent. Its code is
 * that of a success, since the visitor need not do anything.
 */
export interface QueuedReport extends Report {
  /** The later answer is found by it. */
  readonly idempotencyKey: string
  /** Why it waits; null while it is being sent. */
  readonly failure: Failure | null
}

export const isQueued = (report: object): report is QueuedReport => 'idempotencyKey' in report
