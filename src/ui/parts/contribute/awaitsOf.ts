import { Awaits } from '#contract/story.ts'

/** What the answer to a story says that it awaits; null where visitors see it already. */
export function awaitsOf(answer: object): Awaits | null {
  const awaits = Awaits.safeParse('awaits' in answer ? answer.awaits : null)
  if (awaits.success) return awaits.data
  // A server of a former version says no more than that.
  return 'awaitsStaff' in answer && answer.awaitsStaff === true ? 'reading' : null
}
