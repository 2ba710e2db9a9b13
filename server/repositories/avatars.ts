import type { Kysely } from 'kysely'
import type { Avatar, AvatarAnswers } from '../../contract/avatar.ts'
import type { Language } from '../../contract/common.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/HttpError.ts'
import { mediaUrl } from './media.ts'

type Db = Kysely<Schema>

const columns = ['short_uuid', 'name', 'picture_hash', 'description', 'description_en'] as const

/** Newest first. */
export async function* allAvatars(db: Db): AsyncGenerator<Avatar> {
  const rows = db.selectFrom('avatar').select(columns).orderBy('id', 'desc').stream()
  for await (const row of rows) yield toAvatar(row)
}

/** @throws HttpError 404 when there is no such avatar. */
export async function avatarOf(db: Db, shortUuid: string): Promise<Avatar> {
  const row = await db
    .selectFrom('avatar')
    .select(columns)
    .where('short_uuid', '=', shortUuid)
    .executeTakeFirst()
  if (row === undefined) throw new HttpError(404, `There is no avatar ${shortUuid}.`)
  return toAvatar(row)
}

export async function addAvatar(
  db: Db,
  avatar: {
    shortUuid: string
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
      name: avatar.answers.name,
      answers: JSON.stringify(avatar.answers),
      picture_hash: avatar.pictureHash,
      description: avatar.description.de,
      description_en: avatar.description.en,
      created_at: avatar.now,
    })
    .execute()
}

function toAvatar(row: {
  short_uuid: string
  name: string
  picture_hash: string | null
  description: string
  description_en: string | null
}): Avatar {
  return {
    name: row.name,
    shortUuid: row.short_uuid,
    imageUrl: row.picture_hash === null ? null : mediaUrl(row.picture_hash),
    description: row.description,
    ...(row.description_en !== null && { descriptions: { de: row.description, en: row.description_en } }),
  }
}
