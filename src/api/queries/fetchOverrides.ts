import { content } from '#contract/contentRoutes.ts'
import { call } from '../client.ts'
import { ReportError } from '../ReportError.ts'

/** @throws {ReportError} where the server refuses */
export async function fetchOverrides({ signal }: { readonly signal: AbortSignal }) {
  const answer = await call(content, { signal })
  if ('values' in answer)
    return { values: answer.values, storiesAwaitReading: answer.storiesAwaitReading === true }
  throw new ReportError(answer)
}
