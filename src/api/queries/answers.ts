import type { Report } from '#contract/common.ts'
import { ReportError } from '../ReportError.ts'

/** ms for which lists are fresh: going back and forth between pages asks the server once. */
export const listFreshMs = 20_000
/** ms. A device's narration changes only when a new version is published. */
export const narrationFreshMs = 5 * 60_000

/** @throws {ReportError} where the server sent a report instead of the list */
export function listOf<T>(answer: readonly T[] | Report): readonly T[] {
  if ('statusCode' in answer) throw new ReportError(answer)
  return answer
}
