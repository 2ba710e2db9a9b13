import type { Query, QueryClient } from '@tanstack/react-query'
import { ReportError } from '../ReportError.ts'
import type { LastSeen } from './lastSeen.ts'

/** First part of the query keys whose lists every visitor may see. What only staff see is never stored. */
const publicLists: ReadonlySet<unknown> = new Set([
  'stories',
  'devices',
  'deviceStory',
  'visuals',
  'notes',
  'avatars',
  'avatar',
  'content',
])
/** ms after which an unchanged list is written again: `LastSeen` deletes what was not written for a day. */
const rewriteMs = 3_600_000
/** The server has no such thing any more, so the stored list is deleted. */
const isMissing = (error: unknown) => error instanceof ReportError && error.statusCode === 404
const isPublic = ({ queryKey }: Query) => publicLists.has(queryKey[0])

/**
 * Stores every public list that is fetched and returns it when a page asks again and has none yet. Pages thus show the
 * last list while the server is down (FIT-04). The server's list always wins.
 */
export function persistLists(client: QueryClient, lastSeen: LastSeen): void {
  /** When each list was written. Query returns the same object for an unchanged answer. */
  const written = new WeakMap<object, number>()

  async function giveBack({ queryHash, queryKey }: Query): Promise<void> {
    const seen = await lastSeen.read(queryHash)
    const now = client.getQueryState(queryKey)
    if (seen === undefined || now?.data !== undefined || isMissing(now?.error)) return
    // Marked stale, so that withdrawn entries disappear at the next fetch.
    client.setQueryData(queryKey, seen.data, { updatedAt: 0 })
  }

  async function save({ queryHash, state: { data } }: Query): Promise<void> {
    if (typeof data !== 'object' || data === null) return
    const now = Date.now()
    if (Math.abs(now - (written.get(data) ?? -Infinity)) < rewriteMs) return
    written.set(data, now)
    await lastSeen.write(queryHash, data)
  }

  const isHindered = (error: unknown) =>
    console.warn('Lists are not stored for a time without network', error)
  const cache = client.getQueryCache()
  for (const query of cache.getAll().filter(isPublic)) {
    if (query.state.data === undefined) giveBack(query).catch(isHindered)
    else save(query).catch(isHindered)
  }
  cache.subscribe((event) => {
    if (!isPublic(event.query)) return
    if (event.type === 'added') giveBack(event.query).catch(isHindered)
    if (event.type === 'updated' && event.action.type === 'error' && isMissing(event.action.error)) {
      lastSeen.forget(event.query.queryHash).catch(isHindered)
    }
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true) {
      save(event.query).catch(isHindered)
    }
  })
}
