import { create } from 'zustand'
import type { Report } from '#contract/common.ts'
import type { OutboxCounts } from '#lib/outbox/decide.ts'
import { isQueued } from '#lib/outbox/item.ts'

/** What pages show of the outbox. src/api/outbox writes it. */
interface OutboxState extends OutboxCounts {
  /** There is no space for another story, so none may be begun. */
  readonly isFull: boolean
  /** Answers to submissions of this visit that arrived later, by their key. */
  readonly answers: Readonly<Record<string, Report>>
}

export const useOutbox = create<OutboxState>()(() => ({
  waiting: 0,
  refused: 0,
  oldest: null,
  isFull: false,
  answers: {},
}))

/** The server's answer, also where it arrives later; null while the submission is waiting. */
export function useAnswer(report: Report | null): Report | null {
  const answers = useOutbox((outbox) => outbox.answers)
  return report && isQueued(report) ? (answers[report.idempotencyKey] ?? null) : report
}
