import type { Kysely } from 'kysely'
import { KioskSettings } from '#contract/kioskSettings.ts'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>

/** As they are stored; nothing stored is nothing set. */
export const readSettings = (text: string | null | undefined): KioskSettings =>
  text === null || text === undefined ? {} : KioskSettings.parse(JSON.parse(text))

/** Null where nothing is set. */
const written = (settings: KioskSettings) =>
  Object.keys(settings).length === 0 ? null : JSON.stringify(settings)

/** In place of what was set for the kiosk before. */
export async function saveKioskSettings(db: Db, id: string, settings: KioskSettings): Promise<void> {
  await db
    .updateTable('screen')
    .set({ settings: written(settings) })
    .where('id', '=', id)
    .execute()
}

/** In place of what was set for the room before. */
export async function saveRoomSettings(db: Db, name: string, settings: KioskSettings): Promise<void> {
  await db.deleteFrom('room').where('name', '=', name).execute()
  const text = written(settings)
  if (text !== null) await db.insertInto('room').values({ name, settings: text }).execute()
}

export async function settingsOfRoom(db: Db, name: string | null): Promise<KioskSettings> {
  if (name === null) return {}
  const row = await db.selectFrom('room').select('settings').where('name', '=', name).executeTakeFirst()
  return readSettings(row?.settings)
}

/** Every room of which something is set, by name. */
export async function roomsWithSettings(db: Db) {
  const rows = await db.selectFrom('room').selectAll().orderBy('name').execute()
  return rows.map(({ name, settings }) => ({ name, settings: readSettings(settings) }))
}
