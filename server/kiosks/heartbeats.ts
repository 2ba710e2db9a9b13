import type { FastifyBaseLogger } from 'fastify'
import type { KioskFacts } from '#contract/kiosks.ts'
import type { Database } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'

export interface Heartbeat {
  readonly id: string
  readonly keyHash: string
  readonly seenAt: string
  readonly facts: KioskFacts
  /** The order that it has executed last. */
  readonly executed: string | null
}

/** Kiosks without a name that are stored of one kiosk key: as many as the largest museum hangs up. */
const mostUnnamed = 1000

/** Rows of one statement: five values each, of which either engine takes tens of thousands. */
const heartbeatsAtOnce = 500

/** ms between writes of reports. A lost report comes again within ten seconds. */
const saveEveryMs = 10_000
/** ms until a new kiosk is stored. */
const saveNewAfterMs = 200

type StoredKiosk = NonNullable<Awaited<ReturnType<typeof readKiosk>>>

export interface Heartbeats {
  /**
   * Accepts a report. Of more than `mostUnnamed` kiosks per key the last are not stored.
   * @returns the kiosk's orders and settings; undefined where it is new; `otherKey` where another valid key came with
   * that kiosk first
   */
  take(heartbeat: Heartbeat): Promise<StoredKiosk | undefined | 'otherKey'>
  /** Stores pending reports. Resolves when a running write has ended, too. */
  keep(): Promise<void>
  /** An earlier report must not bring back a removed kiosk. */
  drop(id: string): void
  /** Stores pending reports and accepts no more. */
  close(): Promise<void>
}

/**
 * Collects heartbeats: a thousand kiosks every ten seconds must not cause a thousand commits, so the latest report of
 * each is stored in one job. No list reads the table.
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
      const stored = await readKiosk(db, id)
      if (stored !== undefined && stored.key_hash !== keyHash) {
        if (stored.revoked_at === null && stored.expires_at > seenAt) return 'otherKey'
      }
      const count = waitingOfKey.get(keyHash) ?? 0
      if (waiting.has(id)) waiting.set(id, heartbeat)
      else if (count < mostUnnamed) {
        waiting.set(id, heartbeat)
        waitingOfKey.set(keyHash, count + 1)
      }
      plan(stored?.key_hash === keyHash ? saveEveryMs : saveNewAfterMs)
      return stored
    },
    keep,
    drop: (id) => void waiting.delete(id),
    close: async () => {
      isClosed = true
      await keep()
    },
  }
}

/** Stores reports, at most one a kiosk, and that their keys were used. */
export async function saveHeartbeats(db: Db, heartbeats: readonly Heartbeat[]): Promise<void> {
  for (let from = 0; from < heartbeats.length; from += heartbeatsAtOnce)
    await upsertHeartbeats(db, heartbeats.slice(from, from + heartbeatsAtOnce))
  for (const { id, keyHash, executed } of heartbeats)
    if (executed !== null)
      await db
        .updateTable('kiosk')
        .set(noOrder)
        .where('id', '=', id)
        .where('key_hash', '=', keyHash)
        .where('order_id', '=', executed)
        .execute()
  const lastUses = new Map(heartbeats.map(({ keyHash, seenAt }) => [keyHash, seenAt]))
  for (const [hash, last_used_at] of lastUses) {
    await db.updateTable('token').set({ last_used_at }).where('hash', '=', hash).execute()
    await deleteTooMany(db, hash)
  }
}

/** A kiosk belongs to the key that it came with first, for as long as that opens anything. */
async function upsertHeartbeats(db: Db, heartbeats: readonly Heartbeat[]): Promise<void> {
  const rows = heartbeats.map(({ id, keyHash, seenAt, facts }) => ({
    id,
    first_seen_at: seenAt,
    key_hash: keyHash,
    seen_at: seenAt,
    facts: JSON.stringify(facts),
  }))
  await db
    .insertInto('kiosk')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          key_hash: ref('excluded.key_hash'),
          seen_at: ref('excluded.seen_at'),
          facts: ref('excluded.facts'),
        }))
        .where(({ or, not, exists, selectFrom, eb, ref }) =>
          or([
            eb('kiosk.key_hash', '=', ref('excluded.key_hash')),
            not(
              exists(
                selectFrom('token')
                  .select('token.hash')
                  .whereRef('token.hash', '=', 'kiosk.key_hash')
                  .where('token.revoked_at', 'is', null)
                  .whereRef('token.expires_at', '>', 'excluded.seen_at'),
              ),
            ),
          ]),
        ),
    )
    .execute()
}

const noOrder = {
  order_id: null,
  order_what: null,
  order_when: null,
  order_by: null,
  order_at: null,
} as const

/** Deletes the unnamed kiosks of a key beyond `mostUnnamed` with the oldest contact. */
async function deleteTooMany(db: Db, keyHash: string): Promise<void> {
  await unnamed(db)
    .where('key_hash', '=', keyHash)
    .where('id', 'not in', (stored) =>
      stored
        .selectFrom('kiosk')
        .select('id')
        .where('key_hash', '=', keyHash)
        .where('name', 'is', null)
        .where('location', 'is', null)
        .where('settings', 'is', null)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .limit(mostUnnamed),
    )
    .execute()
}

/** Deletes kiosks without name and settings whose last contact was before then. @returns how many */
export async function removeKiosks(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await unnamed(db).where('seen_at', '<=', before).executeTakeFirst()
  return Number(numDeletedRows)
}

const unnamed = (db: Db) =>
  db.deleteFrom('kiosk').where('name', 'is', null).where('location', 'is', null).where('settings', 'is', null)

/** The location, order, settings and key of a kiosk. Undefined for an unknown one. */
async function readKiosk(db: Db, id: string) {
  return db
    .selectFrom('kiosk')
    .innerJoin('token', 'token.hash', 'kiosk.key_hash')
    .select([
      'kiosk.location as own_location',
      'token.location as key_location',
      'order_id',
      'order_what',
      'order_when',
    ])
    .select(['kiosk.key_hash', 'token.revoked_at', 'token.expires_at'])
    .leftJoin('location', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(fn.coalesce('kiosk.location', 'token.location'), '=', ref('location.name')),
      ),
    )
    .select(['kiosk.settings as own_settings', 'location.settings as location_settings'])
    .where('kiosk.id', '=', id)
    .executeTakeFirst()
}
