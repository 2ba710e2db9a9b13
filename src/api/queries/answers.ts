import type { Report } from '#contract/common.ts'
import { ReportError } from '../ReportError.ts'

/** Lists are fresh for this long, in ms: going back and forth between pages asks the server once. */
export const listFreshMs = 20_000
/** A device's narration changes only when staff make a new one, in ms. */
export const narrationFreshMs = 5 * 60_000

/** @throws {ReportError} where the server sent a report in place of the list */
export function listOf<T>(answer: readonly T[] | Report): readonly T[] {
  if ('statusCode' in answer) throw new ReportError(answer)
  return answer
}
