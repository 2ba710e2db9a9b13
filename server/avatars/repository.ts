import type { Kysely } from 'kysely'
import type { Avatar, AvatarAnswers } from '#contract/avatar.ts'
import type { Language } from '#contract/common.ts'
import type { Schema } from '#server/db/schema.ts'
import { mediaUrl } from '#server/media/repository.ts'
import { noteRemoval } from '#server/db/removals.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'

type Db = Kysely<Schema>

const columns = ['short_uuid', 'state', 'name', 'picture_hash', 'description', 'description_en'] as const

/** Those that hang on the wall, newest first. */
export async function* allAvatars(db: Db): AsyncGenerator<Avatar> {
  const rows = db
    .selectFrom('avatar')
    .select(columns)
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .stream()
  for await (const row of rows) yield toAvatar(row)
}

/** An avatar by its address, which nobody guesses; undefined when there is none, or staff have hidden it. */
export async function findAvatar(db: Db, shortUuid: string): Promise<Avatar | undefined> {
  const row = await db
    .selectFrom('avatar')
    .select(columns)
    .where('short_uuid', '=', shortUuid)
    .where('state', '!=', 'hidden')
    .executeTakeFirst()
  return row && toAvatar(row)
}

export async function addAvatar(
  db: Db,
  avatar: {
    shortUuid: string
    state: 'new' | 'published'
    answers: AvatarAnswers
    pictureHash: string
    description: Readonly<Record<Language, string>>
    now: string
  },
): Promise<void> {
  await db
    .insertInto('avatar')
    .values({
      short_uuid: avatar.shortUuid,
      state: avatar.state,
      name: avatar.answers.name,
      answers: JSON.stringify(avatar.answers),
      picture_hash: avatar.pictureHash,
      description: avatar.description.de,
      description_en: avatar.description.en,
      created_at: avatar.now,
    })
    .execute()
}

/** Deletes an avatar at once, with its picture. @returns false where there is none, or none any more */
export async function deleteAvatar(db: Db, id: number, now: string): Promise<boolean> {
  const row = await db
    .deleteFrom('avatar')
    .where('id', '=', id)
    .returning(['picture_hash', 'created_at'])
    .executeTakeFirst()
  if (row === undefined) return false
  await noteRemoval(db, 'avatar.deleted', { id, createdAt: row.created_at }, now)
  if (row.picture_hash !== null) await removeMediaIfUnused(db, row.picture_hash)
  return true
}

/** A row as visitors get it. */
export function toAvatar(
  row: {
    short_uuid: string
    state: 'new' | 'published' | 'hidden'
    name: string
    picture_hash: string | null
    description: string
    description_en: string | null
  },
  urlOf: (hash: string) => string = mediaUrl,
): Avatar {
  return {
    name: row.name,
    shortUuid: row.short_uuid,
    imageUrl: row.picture_hash === null ? null : urlOf(row.picture_hash),
    description: row.description,
    ...(row.description_en !== null && { descriptions: { de: row.description, en: row.description_en } }),
    ...(row.state === 'new' && { awaitsStaff: true }),
  }
}
