import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'

/** Opens and fills the database in a folder, as a start of the server does. */
export async function startIn(dataDir: string, trace: (sql: string) => void = () => {}): Promise<void> {
  const database = await openDatabase(databaseFile({ dataDir }), { trace })
  await seed(database)
  await database.close()
}

/** Tables, their columns, and what they hold but for times. */
export function contentOf(dataDir: string): unknown {
  const database = new DatabaseSync(databaseFile({ dataDir }))
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const schema = database.prepare('select name, sql from sqlite_schema order by name').all()
    const rows = schema
      .filter(({ sql }) => /^create table/i.test(String(sql)))
      .map(({ name }) => database.prepare(`select count(*) as rows from "${String(name)}"`).get())
    const stories = database.prepare('select id, text_de from user_story order by id').all()
    return {
      schema,
      rows,
      stories,
      ids: database.prepare('select * from sqlite_sequence order by name').all(),
    }
  } finally {
    database.close()
  }
}

export const backupsIn = (dataDir: string) =>
  existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : []
