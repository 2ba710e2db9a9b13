import type { Kysely } from 'kysely'
import type { AuditAction } from '#contract/adminSettings.ts'
import type { AdminStory, AdminStoryState } from '#contract/admin.ts'
import { languages } from '#contract/common.ts'
import type { Schema } from '#server/db/schema.ts'
import { Conflict } from '#server/http/Conflict.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { forgetStoryInAudit, writeAudit } from '#server/staff/audit.ts'
import { acceptDoubtfulText } from './doubtfulText.ts'
import { deletedStoryMs, adminStoryOf } from './moderation.ts'
import { recallNarrations } from '#server/narrations/recall.ts'
import { noteRemoval } from '#server/db/removals.ts'
import { removeStoryJobs } from '#server/jobs/repository.ts'
import { removeStoryFiles, storyFiles } from './files.ts'
import { firstDay } from '#server/db/wrongClock.ts'

type Db = Kysely<Schema>

interface ByStaff {
  readonly storyId: number
  /** Name of the member. */
  readonly by: string
  readonly now: string
}

/** @throws Conflict where the story is not any more what the caller saw. */
export async function requireRevision(db: Db, storyId: number, revision: number): Promise<AdminStory> {
  const current = await adminStoryOf(db, storyId)
  if (current.revision === revision) return current
  throw await conflictOf(db, current)
}

async function conflictOf(db: Db, current: AdminStory): Promise<Conflict<AdminStory>> {
  const { changed_by: changedBy, changed_at: changedAt } = await db
    .selectFrom('user_story')
    .select(['changed_by', 'changed_at'])
    .where('id', '=', current.id)
    .executeTakeFirstOrThrow()
  return new Conflict('this story', { changedBy, changedAt: changedAt ?? current.createdAt, current })
}

const actions = {
  published: 'story.publish',
  hidden: 'story.hide',
  deleted: 'story.delete',
} as const satisfies Record<string, AuditAction>

/** Publishes, hides or deletes a story, or says that it stays as it is. What was decided so already changes nothing. */
export async function decide(
  db: Db,
  { storyId, revision, to, by, now }: ByStaff & { revision: number; to: keyof typeof actions },
): Promise<AdminStory> {
  const story = await requireRevision(db, storyId, revision)
  if (story.decision?.to === to) return story
  if (story.state === 'deleted') {
    throw new HttpError(409, 'This story is deleted. Undo the deletion first.')
  }
  const { id: decisionId } = await db
    .insertInto('story_decision')
    .values({ story_id: storyId, staff_name: by, from_state: story.state, to_state: to, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (to === 'published') await acceptDoubtfulText(db, storyId, now)
  await setState(db, story, to, { decisionId, by, now })
  await writeAudit(db, {
    by,
    action: actions[to],
    item: { kind: 'story', id: storyId },
    before: { state: story.state },
    after: { state: to },
    now,
  })
  return adminStoryOf(db, storyId)
}

/**
 * Takes back the decision that stands.
 * @throws Conflict where another one stands by now
 * @throws HttpError 403 where that takes a curator
 */
export async function undoDecision(
  db: Db,
  { storyId, decisionId, mayUndelete, by, now }: ByStaff & { decisionId: number; mayUndelete: boolean },
): Promise<AdminStory> {
  const story = await adminStoryOf(db, storyId)
  const { decision } = story
  if (decision?.id !== decisionId) throw await conflictOf(db, story)
  if (decision.to === 'deleted' && !mayUndelete) {
    throw new HttpError(403, 'Only a curator can undo a deletion; you are logged in as moderator.')
  }
  await db.updateTable('story_decision').set({ undone_at: now }).where('id', '=', decisionId).execute()
  const before = await standingDecision(db, storyId, decision.from)
  await setState(db, story, decision.from, { decisionId: before, by, now })
  await writeAudit(db, {
    by,
    action: 'story.undo',
    item: { kind: 'story', id: storyId },
    before: { state: story.state },
    after: { state: decision.from },
    now,
  })
  return adminStoryOf(db, storyId)
}

/** The latest decision that nobody took back, if it is the one that led to this state. */
async function standingDecision(db: Db, storyId: number, state: AdminStoryState): Promise<number | null> {
  const row = await db
    .selectFrom('story_decision')
    .select(['id', 'to_state'])
    .where('story_id', '=', storyId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.to_state === state ? row.id : null
}

async function setState(
  db: Db,
  story: AdminStory,
  state: AdminStoryState,
  { decisionId, by, now }: { decisionId: number | null; by: string; now: string },
): Promise<void> {
  await db
    .updateTable('user_story')
    .set((row) => ({
      state,
      decision_id: decisionId,
      deleted_at: state === 'deleted' ? now : null,
      revision: row('revision', '+', 1),
      changed_by: by,
      changed_at: now,
    }))
    .where('id', '=', story.id)
    .execute()
  if (isRemoved(state)) await noteRemoval(db, `story.${state}`, story, now)
  else if (isRemoved(story.state)) await noteRemoval(db, 'story.shown', story, now)
  await recallNarrations(db, { storyId: story.id, now })
}

function isRemoved(state: AdminStoryState): state is 'hidden' | 'deleted' {
  return state === 'hidden' || state === 'deleted'
}

/** Stories that are swept in one go: everybody's writes wait meanwhile. */
const storiesAtATime = 20

/** Removes some stories for good that were deleted long enough ago, with all that was made of them. @returns how many */
export async function sweepDeletedStories(db: Db, nowMs: number): Promise<number> {
  const now = new Date(nowMs).toISOString()
  const rows = await db
    .selectFrom('user_story')
    .select('id')
    .where('state', '=', 'deleted')
    .where('deleted_at', '<', new Date(nowMs - deletedStoryMs).toISOString())
    .where('deleted_at', '>=', firstDay)
    .limit(storiesAtATime)
    .execute()
  for (const { id } of rows) await removeStory(db, id, now)
  return rows.length
}

/** Removes a story for good, with all that was made of it. */
export async function removeStory(db: Db, storyId: number, now: string): Promise<void> {
  const row = await db
    .deleteFrom('user_story')
    .where('id', '=', storyId)
    .returning(['created_at', ...storyFiles])
    .executeTakeFirstOrThrow()
  await removeStoryJobs(db, [storyId])
  await removeStoryFiles(db, row)
  await forgetStoryInAudit(db, storyId)
  await recallNarrations(db, { storyId, removed: languages, now })
  await writeAudit(db, { by: null, action: 'story.sweep', item: { kind: 'story', id: storyId }, now })
  await noteRemoval(db, 'story.swept', { id: storyId, createdAt: row.created_at }, now)
}
