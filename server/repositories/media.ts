import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Db = Kysely<Schema>

/** Where a file of the media table is served. */
export function mediaUrl(hash: string): string {
  return `/media/${hash}`
}

/** @returns its SHA-256 in hex, under which it is served. */
export function mediaHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A file as it is kept. */
export interface MediaFile {
  readonly hash: string
  readonly bytes: Uint8Array
  readonly type: string
  readonly now: string
}

/** Keeps a file under its hash; the same bytes are kept once. */
export async function keepMedia(db: Db, file: MediaFile): Promise<void> {
  const there = await db
    .selectFrom('media')
    .select('hash')
    .where('hash', '=', file.hash)
    .where('unused_since', 'is', null)
    .executeTakeFirst()
  // As large files mostly are, see `Database.stow`: their bytes are not handed over once more.
  if (there !== undefined) return
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

/** The bytes from `start` to before `end`. */
export async function readMedia(db: Db, hash: string, start: number, end: number): Promise<Uint8Array> {
  const row = await db
    .selectFrom('media')
    .select(sql<Uint8Array>`substr(bytes, ${start + 1}, ${end - start})`.as('slice'))
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return row.slice
}
