import type { Kysely } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { insertSettingOnce, settingOf } from '#server/db/settings.ts'
import { isSignatureOf, makeToken, signatureOf } from '#server/http/secrets.ts'

const settingName = 'take-home-secret'
const secrets = new WeakMap<Database, Promise<string>>()

/**
 * Makes the keys that open a story to whoever left it (SHARE-08): its id and a signature by the server's own secret.
 * Nothing of a key is stored with the story, so a copy of the stories opens none. Ask before a write begins: the first
 * call in the life of a database writes the secret.
 */
export async function personalLinkKeys(database: Database): Promise<(storyId: number) => string> {
  const secret = await secretOf(database)
  return (storyId) => `${storyId}.${signatureOf(secret, textOf(storyId))}`
}

/** The id of the story that a key opens, or null where nobody here made that key. */
export async function storyIdOfKey(database: Database, key: string): Promise<number | null> {
  const [idText = '', signature = ''] = key.split('.')
  const storyId = Number(idText)
  return isSignatureOf(await secretOf(database), textOf(storyId), signature) ? storyId : null
}

const textOf = (storyId: number) => `story ${storyId}`

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
  const stored = await settingOf(db, settingName)
  if (stored !== undefined) return stored
  return write((writing: Kysely<Schema>) => insertSettingOnce(writing, settingName, makeToken()))
}
