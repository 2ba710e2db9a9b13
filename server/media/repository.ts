import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/schema.ts'
import { wasPublishedLately } from '#server/narrations/former.ts'

/** The public address of a file, valid while visitors may see or hear what uses it. */
export function mediaUrl(hash: string): string {
  return `/media/${hash}`
}

/** @returns the SHA-256 in hex, which is part of its address */
export function mediaHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export interface MediaFile {
  readonly hash: string
  readonly bytes: Uint8Array
  readonly type: string
  readonly now: string
}

/** Stores a file by its hash, so equal bytes are stored once. */
export async function storeMedia(db: Db, file: MediaFile): Promise<void> {
  const stored = await db
    .selectFrom('media')
    .select('hash')
    .where('hash', '=', file.hash)
    .where('unused_since', 'is', null)
    .executeTakeFirst()
  // Saves sending the bytes again.
  if (stored !== undefined) return
  await db
    .insertInto('media')
    .values({
      hash: file.hash,
      type: file.type,
      size: file.bytes.byteLength,
      bytes: file.bytes,
      unused_since: null,
      created_at: file.now,
    })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ unused_since: null }).where('media.unused_since', 'is not', null),
    )
    .execute()
}

/** Type and size in bytes, without reading the file. */
export async function findMedia(db: Db, hash: string): Promise<{ type: string; size: number } | undefined> {
  return db.selectFrom('media').select(['type', 'size']).where('hash', '=', hash).executeTakeFirst()
}

/** As `findMedia`, for files that visitors may see or hear, or could until recently; otherwise undefined. */
export async function findPublishedMedia(db: Db, hash: string, nowMs: number) {
  const usage = await usageOf(db, hash)
  const isPublic =
    usage.some((row) => Boolean(row.isPublished)) || (await wasPublishedLately(db, hash, nowMs))
  return isPublic ? findMedia(db, hash) : undefined
}

/**
 * A row for each use of a file that visitors may see or hear. States are selected, not filtered: SQLite would use an
 * index of states, which thousands of rows share, instead of the hash's.
 */
async function usageOf(db: Db, hash: string) {
  const stories = (column: 'voice_hash' | 'visual_hash' | 'spoken_hash') =>
    db
      .selectFrom('user_story')
      .innerJoin('device', 'device.id', 'user_story.device_id')
      .where(column, '=', hash)
      .select((row) =>
        row
          .and([row('user_story.state', '=', 'published'), row('device.state', '=', 'published')])
          .as('isPublished'),
      )
  const narrations = db
    .selectFrom('narration')
    .innerJoin('device', 'device.id', 'narration.device_id')
    .where('audio_hash', '=', hash)
    .select((row) => row('device.state', '=', 'published').as('isPublished'))
  const avatars = db
    .selectFrom('avatar')
    .where('picture_hash', '=', hash)
    // One that awaits review is visible by its address.
    .select((row) => row('avatar.state', '!=', 'hidden').as('isPublished'))
  return stories('voice_hash')
    .unionAll(stories('visual_hash'))
    .unionAll(stories('spoken_hash'))
    .unionAll(narrations)
    .unionAll(avatars)
    .execute()
}

/** Bytes of a file in memory at a time. SQLite reads the whole file for each slice, so small ones are slow. */
export const sliceBytes = 262_144

let lastTurn: Promise<unknown> = Promise.resolve()

/** One slice at a time, with other work in between: each blocks the thread for up to 3 ms. */
function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(() => setImmediate()).then(read)
  lastTurn = turn.catch(() => {})
  return turn
}

/** The bytes from `start` to before `end`, slice by slice. @throws where the file is deleted meanwhile */
export async function* mediaSlices(
  db: Db,
  hash: string,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += sliceBytes) {
    yield await inTurn(() => readMedia(db, hash, at, Math.min(at + sliceBytes, end)))
  }
}

export async function readMedia(db: Db, hash: string, start: number, end: number): Promise<Uint8Array> {
  const row = await db
    .selectFrom('media')
    .select(sql<Uint8Array>`substr(bytes, ${start + 1}, ${end - start})`.as('slice'))
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return row.slice
}
