import { create } from 'zustand'
import type { Report } from '#contract/common.ts'
import type { OutboxCounts } from './decide.ts'
import { isKept } from './item.ts'

/** What pages show of the outbox. Its machinery fills it in; until that has come, nothing waits. */
interface Keeping extends OutboxCounts {
  /** Another story would find no room: nobody is to begin one. */
  readonly isFull: boolean
  /** What the server answered to those that were left here in this visit and have arrived since, by their key. */
  readonly answers: Readonly<Record<string, Report>>
}

export const useKeeping = create<Keeping>()(() => ({
  waiting: 0,
  refused: 0,
  oldest: null,
  isFull: false,
  answers: {},
}))

/** The server's answer, also where it comes later; null as long as what was left is kept here. */
export function useAnswer(report: Report | null): Report | null {
  const answers = useKeeping((keeping) => keeping.answers)
  return report && isKept(report) ? (answers[report.waiting] ?? null) : report
}
