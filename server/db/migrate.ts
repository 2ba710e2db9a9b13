import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'
import { ConfigError } from '#server/config/ConfigError.ts'
import { up as start } from './migrations/030_start.ts'
import type { Db } from './schema.ts'

const firstStep = '030_start'

/** In the order of their names. A released migration is never changed. */
export const migrations: Record<string, Migration> = { [firstStep]: { up: start } }

/** Runs migrations, all or up to one. @throws when one fails; the database then stays as before it */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

/**
 * The next migration of a database with data; undefined where there is none, or the database is new.
 * @throws ConfigError for a database of a newer version, or of one before 0.3
 */
export async function nextStep(db: Db): Promise<string | undefined> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true })
  // A Postgres may have other schemas.
  const tables = new Set(found.flatMap(({ name, schema = 'public' }) => (schema === 'public' ? name : [])))
  const done = tables.has('kysely_migration') ? await stepsOf(db) : []
  if (tables.has('exhibition') && (done[0] ?? '') < firstStep) {
    throw new ConfigError(
      'The database was made by a version before 0.3, which this version does not upgrade. Start the version that made ' +
        'it, or move it out of DATA_DIR and begin anew.',
    )
  }
  const newer = done.find((name) => !Object.hasOwn(migrations, name))
  if (newer !== undefined) {
    throw new ConfigError(
      `The database was made by a newer version of the exhibition (${newer}). Start that version, or restore a ` +
        'backup from before the upgrade: docs/operating/moving.md says how.',
    )
  }
  return done.length === 0 ? undefined : Object.keys(migrations).find((name) => !done.includes(name))
}

export async function stepsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
