import { bytesOf } from './listBody.ts'
import type { ListBody } from './listBody.ts'

export interface BodyCache {
  get(key: string): ListBody | undefined
  keep(key: string, body: ListBody): void
}

/** What a body holds beside its bytes: its headers, and its place in the map. */
const overheadBytes = 2000

/** The bodies that were asked for last, as many as fit into `mostBytes`; visitors can name devices without end. */
export function createBodyCache(mostBytes: number): BodyCache {
  /** Whoever was asked for last stands last. */
  const kept = new Map<string, ListBody>()
  let total = 0

  function drop(key: string) {
    const body = kept.get(key)
    if (body === undefined) return
    total -= bytesOf(body) + overheadBytes
    kept.delete(key)
  }
  return {
    get: (key) => {
      const body = kept.get(key)
      if (body === undefined) return undefined
      kept.delete(key)
      kept.set(key, body)
      return body
    },
    keep: (key, body) => {
      drop(key)
      kept.set(key, body)
      total += bytesOf(body) + overheadBytes
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
