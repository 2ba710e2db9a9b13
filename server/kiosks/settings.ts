import { KioskSettings } from '#contract/kioskSettings.ts'
import type { Db } from '#server/db/schema.ts'

export const readSettings = (text: string | null | undefined): KioskSettings =>
  text === null || text === undefined ? {} : KioskSettings.parse(JSON.parse(text))

interface Settings {
  readonly settings: KioskSettings
  readonly revision: number
}

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

/** Every location that has or had settings, by name. */
export async function locationsWithSettings(db: Db) {
  const rows = await db.selectFrom('location').selectAll().orderBy('name').execute()
  return rows.map((row) => ({ ...row, settings: readSettings(row.settings) }))
}
