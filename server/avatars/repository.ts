import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Avatar } from '#contract/avatar.ts'
import type { Language } from '#contract/common.ts'
import type { AdminAvatar, AdminAvatars, AvatarState } from '#contract/adminAvatars.ts'
import { AvatarAnswers } from '#contract/avatar.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { mediaUrl } from '#server/media/repository.ts'
import { noteRemoval } from '#server/db/removals.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'
import { flagsOf } from '#server/stories/flags.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { listedWordFinder } from '#server/content/settings.ts'

const columns = ['short_uuid', 'state', 'name', 'picture_hash', 'description', 'description_en'] as const

/** On the wall, newest first. */
export async function* allAvatars(db: Db): AsyncGenerator<Avatar> {
  const rows = db
    .selectFrom('avatar')
    .select(columns)
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .stream()
  for await (const row of rows) yield toAvatar(row)
}

/** An avatar by its secret address; undefined for none or a hidden one. */
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
  await removeMediaIfUnused(db, row.picture_hash)
  return true
}

function toAvatar(
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

interface AvatarsAsked {
  readonly state?: AvatarState | undefined
  readonly reviewed?: 'no' | undefined
  readonly after?: number | undefined
  readonly limit: number
}

export async function avatarsForStaff(
  db: Db,
  { state, reviewed, after, limit }: AvatarsAsked,
): Promise<AdminAvatars> {
  const rows = await db
    .selectFrom('avatar')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
    .$if(reviewed === 'no', (query) => query.where(isUnreviewed))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const toAdminAvatar = await adminAvatars(db)
  return {
    avatars: shown.map(toAdminAvatar),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    counts: await countByState(db),
    unreviewed: await countUnreviewedAvatars(db),
  }
}

export async function countUnreviewedAvatars(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('avatar')
    .select((avatar) => avatar.fn.countAll<number>().as('count'))
    .where(isUnreviewed)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Publishes or hides an avatar, or confirms its state. An avatar never changes, so the last decision applies.
 * Repeating one changes nothing.
 * @returns undefined where there is no such avatar
 */
export async function decideAvatar(
  db: Db,
  decision: { avatarId: number; to: 'published' | 'hidden'; by: string; now: string },
): Promise<AdminAvatar | undefined> {
  const { avatarId, to, by, now } = decision
  const toAdminAvatar = await adminAvatars(db)
  const row = await db.selectFrom('avatar').selectAll().where('id', '=', avatarId).executeTakeFirst()
  if (row === undefined) return undefined
  if (row.state === to && row.decided_at !== null) return toAdminAvatar(row)
  const decided = await db
    .updateTable('avatar')
    .set({ state: to, decided_by: by, decided_at: now })
    .where('id', '=', avatarId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const item = { id: avatarId, createdAt: row.created_at }
  if (to === 'hidden') await noteRemoval(db, 'avatar.hidden', item, now)
  else if (row.state === 'hidden') await noteRemoval(db, 'avatar.shown', item, now)
  await writeAudit(db, {
    by,
    action: to === 'published' ? 'avatar.publish' : 'avatar.hide',
    item: { kind: 'avatar', id: avatarId },
    before: { state: row.state },
    after: { state: to },
    now,
  })
  return toAdminAvatar(decided)
}

function isUnreviewed(avatar: ExpressionBuilder<Schema, 'avatar'>) {
  return avatar.and([avatar('decided_at', 'is', null), avatar('state', 'in', ['new', 'published'])])
}

async function countByState(db: Db): Promise<Record<AvatarState, number>> {
  const rows = await db
    .selectFrom('avatar')
    .select((avatar) => ['state', avatar.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const count = (state: AvatarState) => rows.find((row) => row.state === state)?.count ?? 0
  return { new: count('new'), published: count('published'), hidden: count('hidden') }
}

async function adminAvatars(db: Db): Promise<(row: Selectable<Schema['avatar']>) => AdminAvatar> {
  const find = await listedWordFinder(db)
  const urlOf = await signedMediaUrls(db)
  return (row) => {
    const answers = AvatarAnswers.parse(JSON.parse(row.answers))
    const written = { titleDE: null, titleEN: null, textDE: Object.values(answers).join('\n'), textEN: null }
    return {
      ...toAvatar(row, urlOf),
      id: row.id,
      state: row.state,
      answers,
      createdAt: row.created_at,
      flags: flagsOf({ ...written, voice: null }, find),
      decision:
        row.decided_by === null || row.decided_at === null
          ? null
          : { by: row.decided_by, at: row.decided_at },
    }
  }
}
