import type { Kysely } from 'kysely'
import { themes } from '#contract/playground.ts'
import type { Theme } from '#contract/playground.ts'
import type { Schema } from './schema.ts'

type Db = Kysely<Schema>

/** The theme that the server has chosen. */
export async function defaultTheme(db: Db): Promise<Theme> {
  const value = await settingOf(db, 'theme')
  return themes.find((theme) => theme === value) ?? 'light'
}

export async function settingOf(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function setSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Keeps this value unless there is one already. @returns the one that stands */
export async function insertSettingOnce(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await settingOf(db, name)) ?? value
}
