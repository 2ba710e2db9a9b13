import { Awaits } from '#contract/story.ts'

/** What a story awaits according to the answer; null where visitors see it already. */
export function awaitsOf(answer: object): Awaits | null {
  const awaits = Awaits.safeParse('awaits' in answer ? answer.awaits : null)
  if (awaits.success) return awaits.data
  // The answer of an earlier version of the server.
  return 'awaitsStaff' in answer && answer.awaitsStaff === true ? 'reading' : null
}
