import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { VisitorsContent } from '#contract/content.ts'
import type { Database } from '#server/db/open.ts'
import { visitorsContent } from './repository.ts'

type LastContent = Pick<z.infer<typeof VisitorsContent>, 'values' | 'storiesAwaitReading'>

/** A page waits no longer for the words of staff, ms. */
const longestMs = 300

/** What visitors' pages read, for their documents: as last known where the database does not answer. */
export function createLastContent(database: Database, log: FastifyBaseLogger): () => Promise<LastContent> {
  let known: LastContent = { values: {} }
  let knownVersion: number | undefined
  async function current(): Promise<LastContent> {
    const version = await database.version(['content_publication', 'setting'])
    if (version === knownVersion) return known
    const { values, storiesAwaitReading } = await visitorsContent(database.db)
    known = { values, ...(storiesAwaitReading && { storiesAwaitReading }) }
    knownVersion = version
    return known
  }
  return () => {
    const asked = current().catch((error: unknown) => {
      log.warn(error, 'A page is sent with the words of staff as last known')
      return known
    })
    return Promise.race([asked, setTimeout(longestMs).then(() => known)])
  }
}
