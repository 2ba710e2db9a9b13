import { DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import { up as start } from '#server/db/migrations/001_start.ts'
import { up as storyteller } from '#server/db/migrations/002_storyteller.ts'
import { up as admin } from '#server/db/migrations/003_desk.ts'
import { migrate } from '#server/db/migrate.ts'
import { kyselyOver } from '#server/db/sqlite.ts'

/** Opens a database as a former version did, as far as its tables go. @throws where it does not know a step that was taken */
export async function openFormer(file: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(file)
  const steps = {
    '001_start': { up: start },
    '002_storyteller': { up: storyteller },
    '003_desk': { up: admin },
  }
  const migrator = new Migrator({
    db: kyselyOver(database, []),
    provider: { getMigrations: async () => steps },
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return database
  database.close()
  throw error
}

/** A file of the very first version, with a device and a story. */
export async function formerDatabase(file: string): Promise<void> {
  const database = new DatabaseSync(file)
  await migrate(kyselyOver(database, []), '001_start')
  const now = '2026-01-01T00:00:00.000Z'
  database.exec(`
    insert into device (name, name_key, created_at) values ('Vinyl', 'vinyl', '${now}');
    insert into user_story (device_id, sample, text_de, created_at) values (1, 0, 'Eine.', '${now}');
    insert into setting (name, value) values ('seededAt', '${now}');
  `)
  database.close()
}
