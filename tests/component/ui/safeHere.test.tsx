import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '#api/ApiError.ts'
import type { Failure } from '#lib/outbox/submission.ts'
import { SafeHere } from '#ui/parts/contribute/QueuedNotice.tsx'
import { render } from '../support/render.tsx'

const refused = (statusCode: number, message: string): Failure => ({
  kind: 'refused',
  report: { statusCode, message },
})
const lost = (error: ApiError): Failure => ({ kind: 'lost', error })

test.for<readonly [Failure, string]>([
  [refused(500, 'The disk is full.'), 'has answered with an error: The disk is full. So it'],
  [refused(503, ''), 'has answered with an error: 503. So it'],
  [lost(new ApiError('malformed', 'x')), 'has answered with an error: The server gave an answer that cannot'],
  [lost(new ApiError('network', 'x')), 'The museum cannot be reached just now'],
])('[ADMIN-07] what waits here says truly why: %o', async ([failure, sentence]) => {
  const report = { statusCode: 200, message: '', idempotencyKey: 'key', failure }
  await render(<SafeHere report={report} withLink={false} />)
  await expect.element(page.getByRole('status')).toMatchTextContent(sentence)
})
