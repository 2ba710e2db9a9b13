import type { Report } from '#contract/common.ts'
import { type Awaits, Shared } from '#contract/story.ts'

/** The answer to a story; a server may give a report alone. `awaits` is null where visitors see the story already. */
export function readShared(report: Report) {
  const { data } = Shared.safeParse(report)
  // An earlier version of the server sends `awaitsStaff` alone.
  const awaits: Awaits | null = data?.awaits ?? (data?.awaitsStaff ? 'reading' : null)
  return { ...data, awaits }
}
