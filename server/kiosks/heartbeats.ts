import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/open.ts'
import { saveHeartbeats, mostUnnamed, wishesFor } from './repository.ts'
import type { Heartbeat } from './repository.ts'

/** Reports of many kiosks are stored together, this often, ms. A lost one comes again within a minute. */
const saveEveryMs = 10_000
/** A new kiosk is stored sooner, ms. */
const saveNewAfterMs = 200

type Wishes = NonNullable<Awaited<ReturnType<typeof wishesFor>>>

export interface Heartbeats {
  /**
   * Takes what a kiosk tells. Of more than `mostUnnamed` of one key at a time the last are not kept.
   * @returns what it is to know, as it stands now; undefined where it is new; `otherKey` where another key, which
   * still opens something, came with that kiosk first
   */
  take(heartbeat: Heartbeat): Promise<Wishes | undefined | 'otherKey'>
  /** Keeps what waits. Resolves when what is being kept already is there, too. */
  keep(): Promise<void>
  /** A removed kiosk must not come back by an earlier report. */
  drop(id: string): void
  /** Keeps what waits, and takes no more. */
  close(): Promise<void>
}

/**
 * Heartbeats on their way to the database. A thousand kiosks a minute must not be a thousand commits: the latest
 * sign of each waits here, and all of them are one job for the writer. No list reads the table, so none gets old by it.
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

  /** Whoever planned those before hears of it if they failed. */
  async function saveAfter(before: Promise<void>, heartbeats: readonly Heartbeat[]) {
    await before.catch(() => {})
    if (heartbeats.length > 0) await write((writing) => saveHeartbeats(writing, heartbeats))
  }

  return {
    take: async (heartbeat) => {
      const { id, keyHash, seenAt } = heartbeat
      const before = waiting.get(id)
      // Whose it is stands in the database alone.
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
