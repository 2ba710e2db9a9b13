import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { AdminAvatar, AdminAvatars, AvatarState } from '#contract/adminAvatars.ts'
import { AvatarAnswers } from '#contract/avatar.ts'
import type { Schema } from '#server/db/schema.ts'
import { flagsOf } from '#server/stories/flags.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { toAvatar } from './repository.ts'
import { listedWordFinder } from '#server/content/settings.ts'
import { noteRemoval } from '#server/db/removals.ts'

type Db = Kysely<Schema>

interface AvatarsAsked {
  readonly state?: AvatarState | undefined
  readonly reviewed?: 'no' | undefined
  readonly after?: number | undefined
  readonly limit: number
}

/** A page of the avatars that staff see: all. */
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

/** How many avatars wait for somebody to look at them. */
export async function countUnreviewedAvatars(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('avatar')
    .select((avatar) => avatar.fn.countAll<number>().as('count'))
    .where(isUnreviewed)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Publishes or hides an avatar, or says that it stays as it is. An avatar never changes what it shows, so a decision
 * is always about what was seen, and the last one stands. What was decided so already changes nothing.
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

/** Held or shown, and nobody has decided on it. */
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

/** Makes what staff see of an avatar from its row. */
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
