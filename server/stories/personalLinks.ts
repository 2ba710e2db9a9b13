import type { Db } from '#server/db/schema.ts'
import { secretOf } from '#server/db/settings.ts'
import { isSignatureOf, signatureOf } from '#server/http/secrets.ts'

/**
 * The key that opens a story to its contributor (SHARE-08): its id and a signature by the server's own secret. Nothing
 * of a key is stored with the story, so a copy of the stories opens none.
 */
export async function personalLinkKey(db: Db, storyId: number): Promise<string> {
  return `${storyId}.${signatureOf(await secretOf(db, 'take-home-secret'), textOf(storyId))}`
}

/** The id of the story that a key opens; null where this server did not make the key. */
export async function storyIdOfKey(db: Db, key: string): Promise<number | null> {
  const [idText = '', signature = ''] = key.split('.')
  const storyId = Number(idText)
  return isSignatureOf(await secretOf(db, 'take-home-secret'), textOf(storyId), signature) ? storyId : null
}

const textOf = (storyId: number) => `story ${storyId}`
