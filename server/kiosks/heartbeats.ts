import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/open.ts'
import { saveHeartbeats, mostUnnamed, wishesFor } from './repository.ts'
import type { Heartbeat } from './repository.ts'

/** ms between writes of reports. A lost report comes again within a minute. */
const saveEveryMs = 10_000
/** ms until a new kiosk is stored. */
const saveNewAfterMs = 200

type Wishes = NonNullable<Awaited<ReturnType<typeof wishesFor>>>

export interface Heartbeats {
  /**
   * Accepts a report. Of more than `mostUnnamed` kiosks per key the last are not stored.
   * @returns the kiosk's orders and settings; undefined where it is new; `otherKey` where another valid key came with
   * that kiosk first
   */
  take(heartbeat: Heartbeat): Promise<Wishes | undefined | 'otherKey'>
  /** Stores pending reports. Resolves when a running write has ended, too. */
  keep(): Promise<void>
  /** An earlier report must not bring back a removed kiosk. */
  drop(id: string): void
  /** Stores pending reports and accepts no more. */
  close(): Promise<void>
}

/**
 * Collects heartbeats: a thousand kiosks a minute must not cause a thousand commits, so the latest report of each is
 * stored in one job. No list reads the table.
 */
export function createHeartbeats(
  { db, write }: Pick<Database, 'db' | 'write'>,
  log: FastifyBaseLogger,
): Heartbeats {
  const waiting = new Map<string, Heartbeat>()
  const waitingOfKey = new Map<string, number>()
  let timer: { readonly id: NodeJS.Timeout; readonly atMs: number } | null = null
  let isClosed = false
  let keeping = Promise.resolve()

  function plan(delayMs: number) {
    const atMs = performance.now() + delayMs
    if (isClosed || (timer !== null && timer.atMs <= atMs)) return
    if (timer !== null) clearTimeout(timer.id)
    const id = setTimeout(() => {
      keep().catch((error: unknown) => log.warn({ err: error }, 'heartbeats could not be stored'))
    }, delayMs)
    id.unref()
    timer = { id, atMs }
  }

  async function keep() {
    if (timer !== null) clearTimeout(timer.id)
    timer = null
    const heartbeats = [...waiting.values()]
    waiting.clear()
    waitingOfKey.clear()
    keeping = saveAfter(keeping, heartbeats)
    await keeping
  }

  /** An error of the write before goes to its own callers. */
  async function saveAfter(before: Promise<void>, heartbeats: readonly Heartbeat[]) {
    await before.catch(() => {})
    if (heartbeats.length > 0) await write((writing) => saveHeartbeats(writing, heartbeats))
  }

  return {
    take: async (heartbeat) => {
      const { id, keyHash, seenAt } = heartbeat
      const before = waiting.get(id)
      // Only the database knows the kiosk's key.
      if (before !== undefined && before.keyHash !== keyHash) await keep()
      const wishes = await wishesFor(db, id)
      if (wishes !== undefined && wishes.key_hash !== keyHash) {
        if (wishes.revoked_at === null && wishes.expires_at > seenAt) return 'otherKey'
      }
      const count = waitingOfKey.get(keyHash) ?? 0
      if (waiting.has(id)) waiting.set(id, heartbeat)
      else if (count < mostUnnamed) {
        waiting.set(id, heartbeat)
        waitingOfKey.set(keyHash, count + 1)
      }
      plan(wishes?.key_hash === keyHash ? saveEveryMs : saveNewAfterMs)
      return wishes
    },
    keep,
    drop: (id) => void waiting.delete(id),
    close: async () => {
      isClosed = true
      await keep()
    },
  }
}
