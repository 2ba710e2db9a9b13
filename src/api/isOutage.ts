import { ApiError } from './ApiError.ts'
import { ReportError } from './ReportError.ts'

/** Whether the server is down or failing: no answer, an answer that is not JSON (a proxy's), or a 5xx. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ReportError) return error.statusCode >= 500
  if (!(error instanceof ApiError)) return false
  return error.code === 'network' || error.cause instanceof SyntaxError
}
