import * as z from 'zod/mini'
import { Kiosk, KioskFacts, SelfTestResult } from '#contract/kiosks.ts'
import type { Db } from '#server/db/schema.ts'
import { readSettings } from './settings.ts'
import { kioskKeyId } from '#server/staff/tokens.ts'

export interface Heartbeat {
  readonly id: string
  readonly keyHash: string
  readonly seenAt: string
  readonly facts: KioskFacts
  /** The order that it has executed last. */
  readonly executed: string | null
}

/** Unnamed kiosks stored per kiosk key, more than the largest museum has. */
export const mostUnnamed = 1000

/** Rows of one statement: five values each, of which either engine takes tens of thousands. */
const heartbeatsAtOnce = 500

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
    await forgetTooMany(db, hash)
  }
}

/** A kiosk belongs to the first key that it came with, while that is valid. */
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
async function forgetTooMany(db: Db, keyHash: string): Promise<void> {
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

/** The location and orders of a kiosk. Undefined for an unknown one. */
export async function wishesFor(db: Db, id: string) {
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

/** The location of a kiosk of that key, which may be new; null for none. */
export async function groupOfKiosk(db: Db, id: string, keyHash: string): Promise<string | null> {
  const own = await db
    .selectFrom('kiosk')
    .select('location')
    .where('id', '=', id)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  if (own !== undefined && own.location !== null) return own.location
  const key = await db.selectFrom('token').select('location').where('hash', '=', keyHash).executeTakeFirst()
  return key?.location ?? null
}

const Results = z.array(SelfTestResult)

export async function screensForStaff(db: Db): Promise<Kiosk[]> {
  const rows = await db
    .selectFrom('kiosk')
    .innerJoin('token', 'token.hash', 'kiosk.key_hash')
    .selectAll('kiosk')
    .select(['token.label as key_label', 'token.location as key_location'])
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map((row) =>
    Kiosk.parse({
      id: row.id,
      keyId: kioskKeyId(row.key_hash),
      keyLabel: row.key_label,
      name: row.name,
      location: row.location ?? row.key_location,
      hasOwnLocation: row.location !== null,
      firstSeenAt: row.first_seen_at,
      seenAt: row.seen_at,
      facts: KioskFacts.parse(JSON.parse(row.facts)),
      order:
        row.order_id === null
          ? null
          : {
              what: row.order_what ?? 'reload',
              when: row.order_when,
              by: row.order_by,
              at: row.order_at,
            },
      selfTest:
        row.test_results === null
          ? null
          : { at: row.test_at, by: row.test_by, results: Results.parse(JSON.parse(row.test_results)) },
      settings: readSettings(row.settings),
      revision: row.revision,
    }),
  )
}

/** The name of a kiosk for staff; undefined for an unknown one. */
export async function kioskCalled(db: Db, id: string) {
  const row = await db
    .selectFrom('kiosk')
    .innerJoin('token', 'token.hash', 'kiosk.key_hash')
    .select(['kiosk.name', 'kiosk.location', 'kiosk.settings', 'kiosk.revision', 'kiosk.facts'])
    .select(['token.label', 'token.location as key_location'])
    .where('kiosk.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, called: row.name ?? row.label ?? id.slice(0, 8) }
}

export async function setKioskNames(
  db: Db,
  id: string,
  names: { name: string | null; location: string | null },
): Promise<void> {
  await db.updateTable('kiosk').set(names).where('id', '=', id).execute()
}

/** Puts an order in the place of the one that may wait. */
export async function orderKiosk(
  db: Db,
  id: string,
  order: {
    orderId: string
    what: 'reload' | 'restart'
    when: 'alone' | 'now'
    by: string
    now: string
  },
): Promise<void> {
  await db
    .updateTable('kiosk')
    .set({
      order_id: order.orderId,
      order_what: order.what,
      order_when: order.when,
      order_by: order.by,
      order_at: order.now,
    })
    .where('id', '=', id)
    .execute()
}

export async function removeKiosk(db: Db, id: string): Promise<void> {
  await db.deleteFrom('kiosk').where('id', '=', id).execute()
}

/**
 * Stores the results of a self-test; checks that were not run keep their last result. @param by null: the kiosk itself
 */
export async function saveSelfTest(
  db: Db,
  id: string,
  { results, by, now }: { results: readonly SelfTestResult[]; by: string | null; now: string },
): Promise<void> {
  const row = await db.selectFrom('kiosk').select('test_results').where('id', '=', id).executeTakeFirst()
  const before = Results.parse(JSON.parse(row?.test_results ?? '[]'))
  const stored = before.filter(({ check }) => !results.some((result) => result.check === check))
  await db
    .updateTable('kiosk')
    .set({ test_results: JSON.stringify([...results, ...stored]), test_by: by, test_at: now })
    .where('id', '=', id)
    .execute()
}
