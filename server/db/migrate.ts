import { Migrator } from 'kysely/migration'
import type { Kysely } from 'kysely'
import { up as start } from './migrations/001_start.ts'
import { up as storyteller } from './migrations/002_storyteller.ts'
import { up as desk } from './migrations/003_desk.ts'
import type { Schema } from './schema.ts'

/** In the order of their names; one that was released is never changed again. */
const migrations = {
  '001_start': { up: start },
  '002_storyteller': { up: storyteller },
  '003_desk': { up: desk },
}

/** Brings the tables up to date. @throws when a step fails; the database then stands as it did before that step. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
