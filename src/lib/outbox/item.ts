import type { Report } from '#contract/common.ts'
import type { Failure } from './submission.ts'

/** The submissions that are kept on this device until they have arrived, by the name of their call. */
const queuedKinds = [
  'shareText',
  'shareVoice',
  'shareTextOnNewDevice',
  'shareVoiceOnNewDevice',
  'memoryText',
  'memoryVoice',
  'playgroundStory',
] as const
export type QueuedKind = (typeof queuedKinds)[number]

/** What goes with a call beside the recording; plain values only. */
export interface QueuedInput {
  readonly params?: unknown
  readonly body?: unknown
  readonly form?: unknown
  /** Another server's address, where it does not go to this one. */
  readonly base?: string
}

/** A submission as it lies in the outbox; its recording lies beside it. */
export interface QueuedItem {
  /** Counts up: a smaller one is older. */
  readonly seq: number
  /** The Idempotency-Key of every try. */
  readonly key: string
  readonly kind: QueuedKind
  readonly input: QueuedInput
  /** Milliseconds since 1970, like all moments here. */
  readonly storedAt: number
  /** The last try; null where the next one is not to wait for anything. */
  readonly triedAt: number | null
  /** Answers in a row that were no answer to it: the more, the longer it pauses. */
  readonly failures: number
  /** Tries in a row that got no answer at all. */
  readonly unanswered: number
  /** What the server said when it would not take it: it stays for staff, and is not sent again by itself. */
  readonly refusal: Report | null
}

/** A recording, to the byte. */
export interface QueuedSound {
  readonly bytes: ArrayBuffer
  readonly type: string
}

/**
 * Stands for an answer that has not come yet: the submission is safe on this device and is sent by itself. Its code is
 * that of a success, because nothing is left to do for the visitor.
 */
export interface QueuedReport extends Report {
  /** The Idempotency-Key: by it one hears of the arrival. */
  readonly waiting: string
  /** Why it waits; null: it is being sent right now. */
  readonly failure: Failure | null
}

export const isQueued = (report: object): report is QueuedReport => 'waiting' in report
