import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { up as start } from '#server/db/migrations/001_start.ts'
import { up as storyteller } from '#server/db/migrations/002_storyteller.ts'
import { openDatabase } from '#server/db/open.ts'
import { kyselyOver } from '#server/db/sqlite.ts'
import { makeFolder } from '../helpers.ts'

test('[ADMIN-13] a server from before the desk keeps what it has: its staff are curators, its narrations count on', async () => {
  const file = join(makeFolder(), 'nachklang.sqlite')
  const old = new DatabaseSync(file)
  const before = { '001_start': { up: start }, '002_storyteller': { up: storyteller } }
  const migrator = new Migrator({ db: kyselyOver(old, []), provider: { getMigrations: async () => before } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  const now = '2026-01-01T00:00:00.000Z'
  old.exec(`
    insert into staff (name, name_key, password_hash, created_at) values ('Mira', 'mira', 'x', '${now}');
    insert into device (name, name_key, created_at) values ('Tape', 'tape', '${now}');
    insert into user_story (device_id, sample, text_de, created_at) values (1, 0, 'Eine.', '${now}');
    insert into device_story (device_id, language, state, edition, due_at) values (1, 'de', 'ready', 3, '${now}');
  `)
  old.close()
  const { db, close } = await openDatabase(file)
  expect(await db.selectFrom('staff').select(['name', 'role']).execute()).toEqual([
    { name: 'Mira', role: 'curator' },
  ])
  expect(await db.selectFrom('user_story').select(['state', 'revision', 'text_de']).execute()).toEqual([
    { state: 'published', revision: 1, text_de: 'Eine.' },
  ])
  expect(
    await db.selectFrom('device_story').select(['edition', 'last_edition', 'made_at']).execute(),
  ).toEqual([{ edition: 3, last_edition: 3, made_at: now }])
  expect(await db.selectFrom('device').select(['revision', 'position']).execute()).toEqual([
    { revision: 1, position: 0 },
  ])
  await close()
})
