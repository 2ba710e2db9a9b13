import { Migrator } from 'kysely/migration'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { ConfigError } from '#server/config/ConfigError.ts'
import { up as start } from './migrations/001_start.ts'
import { up as storyteller } from './migrations/002_storyteller.ts'
import { up as admin } from './migrations/003_desk.ts'
import { up as servers } from './migrations/004_servers.ts'
import { up as screens } from './migrations/005_screens.ts'
import { up as removals } from './migrations/006_removals.ts'
import { up as narrationSources } from './migrations/007_narration_sources.ts'
import { up as avatarStates } from './migrations/008_avatar_states.ts'
import { up as access } from './migrations/009_access.ts'
import { up as narrationScripts } from './migrations/010_narration_scripts.ts'
import { up as voiceConsents } from './migrations/011_voice_consents.ts'
import { up as alarms } from './migrations/012_alarms.ts'
import { up as kioskSettings } from './migrations/013_kiosk_settings.ts'
import { up as kioskOrders } from './migrations/014_kiosk_orders.ts'
import { up as doubtfulWords } from './migrations/015_doubtful_words.ts'
import { up as madeFromTexts } from './migrations/016_made_from_texts.ts'
import { up as takesOfStories } from './migrations/017_takes_of_stories.ts'
import type { Schema } from './schema.ts'

/** In the order of their names; one that was released is never changed again. */
export const migrations = {
  '001_start': { up: start },
  '002_storyteller': { up: storyteller },
  '003_desk': { up: admin },
  '004_servers': { up: servers },
  '005_screens': { up: screens },
  '006_removals': { up: removals },
  '007_narration_sources': { up: narrationSources },
  '008_avatar_states': { up: avatarStates },
  '009_access': { up: access },
  '010_narration_scripts': { up: narrationScripts },
  '011_voice_consents': { up: voiceConsents },
  '012_alarms': { up: alarms },
  '013_kiosk_settings': { up: kioskSettings },
  '014_kiosk_orders': { up: kioskOrders },
  '015_doubtful_words': { up: doubtfulWords },
  '016_made_from_texts': { up: madeFromTexts },
  '017_takes_of_stories': { up: takesOfStories },
}

/**
 * Brings the tables up to date, or as far as a step.
 * @throws when a step fails; the database then stands as it did before that step
 */
export async function migrate(db: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = migratorOf(db)
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

/**
 * The first step that a database which holds something still needs; undefined where there is none, or it is new.
 * @throws ConfigError for a database that a newer version of the exhibition has made
 */
export async function nextStep(db: Kysely<Schema>): Promise<string | undefined> {
  const known = await migratorOf(db).getMigrations()
  const isNew = known.every(({ executedAt }) => executedAt === undefined)
  if (isNew) return undefined
  const newer = (await stepsOf(db)).find((name) => !Object.hasOwn(migrations, name))
  if (newer !== undefined) {
    throw new ConfigError(
      `The database was made by a newer version of the exhibition (${newer}). Start that version, or restore a ` +
        'backup from before the upgrade: docs/operating.md says how.',
    )
  }
  return known.find(({ executedAt }) => executedAt === undefined)?.name
}

/** The steps that were taken. */
export async function stepsOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

function migratorOf(db: Kysely<Schema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
