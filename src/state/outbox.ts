import { create } from 'zustand'
import type { Report } from '#contract/common.ts'
import type { OutboxCounts } from '#lib/outbox/decide.ts'
import { isQueued } from '#lib/outbox/item.ts'

/** What pages show of the outbox, which writes it (src/api/outbox). */
interface OutboxState extends OutboxCounts {
  /** Another story would find no room: nobody is to begin one. */
  readonly isFull: boolean
  /** What the server answered to those that were left here in this visit and have arrived since, by their key. */
  readonly answers: Readonly<Record<string, Report>>
}

export const useOutbox = create<OutboxState>()(() => ({
  waiting: 0,
  refused: 0,
  oldest: null,
  isFull: false,
  answers: {},
}))

/** The server's answer, also where it comes later; null as long as what was left is kept here. */
export function useAnswer(report: Report | null): Report | null {
  const answers = useOutbox((outbox) => outbox.answers)
  return report && isQueued(report) ? (answers[report.waiting] ?? null) : report
}
