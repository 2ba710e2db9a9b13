import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import type { Benched } from './benched.ts'

const seconds = 1.5

interface Load {
  readonly connections: number
  readonly headers?: Record<string, string>
  readonly requests?: autocannon.Request[]
}

/** Answers a second. Throws where an answer is not what was asked for: a fast error is no result. */
async function rate(url: string, status: number, load: Load): Promise<number> {
  const result = await autocannon({ url, duration: seconds, pipelining: 1, ...load })
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => code !== String(status))
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${JSON.stringify(result.statusCodeStats)} with ${result.errors} errors.`)
  }
  return result.requests.total / result.duration
}

/** Polls for a list that has not changed. */
export const pollRate = (server: Benched, path: string, etag: string) =>
  rate(server.url + path, 304, {
    connections: 32,
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  })

/** Stories of 64 visitors at once, each answered after it is stored. */
export function submissionRate(server: Benched): Promise<number> {
  const storyText =
    'Ich habe die Kassette mit dem Bleistift zurückgedreht, zweimal, und sie lief wieder. '.repeat(5)
  return rate(server.url, 200, {
    connections: 64,
    requests: [
      {
        method: 'POST',
        path: `/api/user-story/submit-text/device/${tapeExhibit.device.id}/exhibition/${mainExhibitionId}`,
        body: JSON.stringify({ storyText }),
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      },
    ],
  })
}
