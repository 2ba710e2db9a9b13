import type { Report } from '#contract/common.ts'
import { ReportError } from '#api/ReportError.ts'

/** @throws {ReportError} where the server sent a report instead of the call's own answer */
export function ownAnswer<T extends object>(answer: T | Report): T {
  if (isReport(answer)) throw new ReportError(answer)
  return answer
}

const isReport = (answer: object): answer is Report => 'statusCode' in answer
