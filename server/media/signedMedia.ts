import type { Db } from '#server/db/schema.ts'
import { mediaUrl } from './repository.ts'
import { secretOf } from '#server/db/settings.ts'
import { isSignatureOf, signatureOf } from '#server/http/secrets.ts'

/*
 * Addresses that open a file whatever the state of its story. An <audio> or <img> cannot send a bearer, so the address
 * contains its expiry and a signature. Given to staff, and to the contributor of a story.
 */

/** Addresses change once in this period, so that a list that is fetched again interrupts no player. */
const periodMs = 3_600_000

/** Makes addresses from hashes; each is valid for one to two hours. */
export async function signedMediaUrls(db: Db): Promise<(hash: string) => string> {
  const secret = await secretOf(db, 'media-secret')
  const expires = (Math.floor(Date.now() / periodMs) + 2) * periodMs
  return (hash) =>
    `${mediaUrl(hash)}?expires=${expires}&signature=${signatureOf(secret, textOf(hash, expires))}`
}

/** @param expires from the address, ms since 1970 */
export async function isSignedMediaUrl(
  db: Db,
  { hash, expires, signature }: { hash: string; expires: number; signature: string },
): Promise<boolean> {
  return (
    expires > Date.now() &&
    isSignatureOf(await secretOf(db, 'media-secret'), textOf(hash, expires), signature)
  )
}

const textOf = (hash: string, expires: number) => `media ${hash} ${expires}`
