import type { Query, QueryClient } from '@tanstack/react-query'
import { ReportError } from '../ReportError.ts'
import type { LastSeen } from './lastSeen.ts'

/** The first word of each key whose lists any visitor may see. What staff see is kept nowhere. */
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
/** ms. So often a list that stays the same is written anew: `LastSeen` forgets what was not written for a day. */
const rewriteMs = 3_600_000
/** The server says that there is no such thing, or not any more: what was seen of it goes, too. */
const isMissing = (error: unknown) => error instanceof ReportError && error.statusCode === 404
const isPublic = ({ queryKey }: Query) => publicLists.has(queryKey[0])

/**
 * Keeps every public list that comes in this browser, and gives it back where a page asks for it anew and has nothing
 * yet: so a page shows its list as last seen while the server is gone (FIT-04). A list that the server gives always
 * goes before.
 */
export function persistLists(client: QueryClient, lastSeen: LastSeen): void {
  /** When each was written. An answer that changes nothing is the same object again: once an hour is enough. */
  const written = new WeakMap<object, number>()

  async function giveBack({ queryHash, queryKey }: Query): Promise<void> {
    const seen = await lastSeen.read(queryHash)
    const now = client.getQueryState(queryKey)
    if (seen === undefined || now?.data !== undefined || isMissing(now?.error)) return
    // Never fresh, however short ago it was seen: what has left meanwhile is not shown for another moment.
    client.setQueryData(queryKey, seen.data, { updatedAt: 0 })
  }

  async function save({ queryHash, state: { data } }: Query): Promise<void> {
    if (typeof data !== 'object' || data === null) return
    const now = Date.now()
    if (Math.abs(now - (written.get(data) ?? -Infinity)) < rewriteMs) return
    written.set(data, now)
    await lastSeen.write(queryHash, data)
  }

  const isHindered = (error: unknown) => console.warn('Lists are not kept for a time without network', error)
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
