import { randomBytes } from 'node:crypto'
import { themes } from '#contract/playground.ts'
import type { Theme } from '#contract/playground.ts'
import type { Database } from './open.ts'
import type { Db } from './schema.ts'

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

const secrets = ['media-secret', 'take-home-secret'] as const

/** Generates the secrets for signing once per database; of several servers the first wins. */
export async function ensureSecrets({ db, write }: Pick<Database, 'db' | 'write'>): Promise<void> {
  const known = await Promise.all(secrets.map((name) => settingOf(db, name)))
  if (!known.includes(undefined)) return
  await write((writing) =>
    writing
      .insertInto('setting')
      .values(secrets.map((name) => ({ name, value: randomBytes(32).toString('base64url') })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
}

export async function secretOf(db: Db, name: (typeof secrets)[number]): Promise<string> {
  const secret = await settingOf(db, name)
  if (secret === undefined) throw new Error(`The setting ${name} is missing`)
  return secret
}
