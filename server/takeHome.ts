import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './db/open.ts'
import type { Schema } from './db/schema.ts'
import { keepFirstSetting, settingOf } from './repositories/settings.ts'

const settingName = 'take-home-secret'
const secrets = new WeakMap<Database, Promise<string>>()

/**
 * Makes the keys that open a story to whoever left it (SHARE-08): its id and a signature by the house's own secret.
 * Nothing of a key is stored with the story, so a copy of the stories opens none. Ask before a write begins: the first
 * call in the life of a database writes the secret.
 */
export async function takeHomeKeys(database: Database): Promise<(storyId: number) => string> {
  const secret = await secretOf(database)
  return (storyId) => `${storyId}.${sign(secret, storyId)}`
}

/** The id of the story that a key opens, or null where nobody here made that key. */
export async function storyIdOfKey(database: Database, key: string): Promise<number | null> {
  const [idText = '', signature = ''] = key.split('.')
  const storyId = Number(idText)
  const expected = Buffer.from(sign(await secretOf(database), storyId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? storyId : null
}

function sign(secret: string, storyId: number): string {
  return createHmac('sha256', secret).update(`story ${storyId}`).digest('base64url')
}

/** Made once in the life of a database; of several servers the first one wins. */
function secretOf(database: Database): Promise<string> {
  const known = secrets.get(database)
  if (known !== undefined) return known
  const asked = askSecret(database).catch((error: unknown) => {
    secrets.delete(database)
    throw error
  })
  secrets.set(database, asked)
  return asked
}

async function askSecret({ db, write }: Database): Promise<string> {
  const kept = await settingOf(db, settingName)
  if (kept !== undefined) return kept
  const made = randomBytes(32).toString('base64url')
  return write((writing: Kysely<Schema>) => keepFirstSetting(writing, settingName, made))
}
