import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/schema.ts'
import { wasPublishedLately } from '#server/narrations/former.ts'

/** Where a file is served to anybody, as long as visitors see or hear what names it. */
export function mediaUrl(hash: string): string {
  return `/media/${hash}`
}

/** @returns its SHA-256 in hex, under which it is served. */
export function mediaHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export interface MediaFile {
  readonly hash: string
  readonly bytes: Uint8Array
  readonly type: string
  readonly now: string
}

/** Keeps a file under its hash; the same bytes are kept once. */
export async function storeMedia(db: Db, file: MediaFile): Promise<void> {
  const stored = await db
    .selectFrom('media')
    .select('hash')
    .where('hash', '=', file.hash)
    .where('unused_since', 'is', null)
    .executeTakeFirst()
  // Their bytes are not handed over once more.
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

/** Type and size in bytes, without reading the file itself. */
export async function findMedia(db: Db, hash: string): Promise<{ type: string; size: number } | undefined> {
  return db.selectFrom('media').select(['type', 'size']).where('hash', '=', hash).executeTakeFirst()
}

/** As `findMedia`, where visitors see or hear what names the file, or heard it lately; undefined otherwise. */
export async function findPublishedMedia(db: Db, hash: string, nowMs: number) {
  const usage = await usageOf(db, hash)
  const isPublic =
    usage.some((row) => Boolean(row.isPublished)) || (await wasPublishedLately(db, hash, nowMs))
  return isPublic ? findMedia(db, hash) : undefined
}

/**
 * A row for everything that names a file and that visitors may come to see or hear. The states are selected and not
 * searched for: SQLite would choose an index of states, which thousands of rows share, in place of the hash's.
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
    // One that is held is seen by whoever has its address.
    .select((row) => row('avatar.state', '!=', 'hidden').as('isPublished'))
  return stories('voice_hash')
    .unionAll(stories('visual_hash'))
    .unionAll(stories('spoken_hash'))
    .unionAll(narrations)
    .unionAll(avatars)
    .execute()
}

/** Bytes of a file in memory at a time. SQLite reads a whole file for each slice, so small ones cost time. */
export const sliceBytes = 262_144

let lastTurn: Promise<unknown> = Promise.resolve()

/** One slice at a time, and whatever else waits comes between: SQLite takes up to 3 ms for one, and nobody can be served meanwhile. */
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
