import * as z from 'zod/mini'
import { Kiosk, KioskFacts, SelfTestResult } from '#contract/kiosks.ts'
import { KioskSettings } from '#contract/kioskSettings.ts'
import type { Db } from '#server/db/schema.ts'
import { kioskKeyId } from '#server/staff/tokens.ts'

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

export async function kiosksForStaff(db: Db): Promise<Kiosk[]> {
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

export const readSettings = (text: string | null | undefined): KioskSettings =>
  text === null || text === undefined ? {} : KioskSettings.parse(JSON.parse(text))

export interface Settings {
  readonly settings: KioskSettings
  readonly revision: number
}

/** Replaces the settings of a kiosk. */
export async function saveKioskSettings(db: Db, id: string, { settings, revision }: Settings): Promise<void> {
  const isEmpty = Object.keys(settings).length === 0
  await db
    .updateTable('kiosk')
    .set({ settings: isEmpty ? null : JSON.stringify(settings), revision })
    .where('id', '=', id)
    .execute()
}

/** Replaces the settings of a location. One without settings keeps its revision. */
export async function saveLocationSettings(
  db: Db,
  name: string,
  { settings, revision }: Settings,
): Promise<void> {
  const row = { settings: JSON.stringify(settings), revision }
  await db
    .insertInto('location')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export async function settingsOfLocation(db: Db, name: string | null): Promise<Settings> {
  const row =
    name === null
      ? undefined
      : await db.selectFrom('location').selectAll().where('name', '=', name).executeTakeFirst()
  return { settings: readSettings(row?.settings), revision: row?.revision ?? 0 }
}

/** Every location of which something is set, or was, by name. */
export async function locationsWithSettings(db: Db) {
  const rows = await db.selectFrom('location').selectAll().orderBy('name').execute()
  return rows.map((row) => ({ ...row, settings: readSettings(row.settings) }))
}
