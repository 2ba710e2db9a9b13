import type { AdminStory, AdminStoryState } from '#contract/admin.ts'
import type { AuditAction } from '#contract/adminSettings.ts'
import { languages } from '#contract/common.ts'
import { firstDay } from '#server/db/clock.ts'
import { noteRemoval } from '#server/db/removals.ts'
import type { Db } from '#server/db/schema.ts'
import { removeStoryJobs } from '#server/jobs/repository.ts'
import { recallNarrations } from '#server/narrations/recall.ts'
import { forgetStoryInAudit, writeAudit } from '#server/staff/audit.ts'
import { acceptDoubtfulText, deletedStoryMs } from './moderation.ts'
import { changeWords } from './prepared.ts'
import { removeStoryFiles, storyFiles } from './repository.ts'

interface ByStaff {
  /** Name of the member. */
  readonly by: string
  readonly now: string
}

const actions = {
  published: 'story.publish',
  hidden: 'story.hide',
  deleted: 'story.delete',
} as const satisfies Record<string, AuditAction>
export type Decision = keyof typeof actions

/** Publishes, hides or deletes a story, or confirms its state. Repeating a decision changes nothing. */
export async function decide(
  db: Db,
  story: AdminStory,
  { to, by, now }: ByStaff & { readonly to: Decision },
): Promise<void> {
  if (story.decision?.to === to) return
  const { id: decisionId } = await db
    .insertInto('story_decision')
    .values({ story_id: story.id, staff_name: by, from_state: story.state, to_state: to, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (to === 'published') await acceptDoubtfulText(db, story.id, now)
  await setState(db, story, to, { decisionId, action: actions[to], by, now })
}

export async function undoDecision(
  db: Db,
  story: AdminStory,
  { id, from }: NonNullable<AdminStory['decision']>,
  change: ByStaff,
): Promise<void> {
  await db.updateTable('story_decision').set({ undone_at: change.now }).where('id', '=', id).execute()
  const decisionId = await standingDecision(db, story.id, from)
  await setState(db, story, from, { decisionId, action: 'story.undo', ...change })
}

/** The latest decision that was not undone, if it led to this state. */
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
  {
    decisionId,
    action,
    by,
    now,
  }: ByStaff & { readonly decisionId: number | null; readonly action: AuditAction },
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
  const item = { kind: 'story', id: story.id } as const
  await writeAudit(db, { by, action, item, before: { state: story.state }, after: { state }, now })
}

function isRemoved(state: AdminStoryState): state is 'hidden' | 'deleted' {
  return state === 'hidden' || state === 'deleted'
}

const fields = ['titleDE', 'titleEN', 'textDE', 'textEN'] as const
/** The new values; null: none. */
export type EditedWords = Readonly<Record<(typeof fields)[number], string | null>>

/**
 * Sets titles and texts. Narrations of another text are made again, a changed translation is spoken, and for changed
 * original words another picture is drawn.
 */
export async function editStory(
  db: Db,
  story: AdminStory,
  { words, by, now }: ByStaff & { readonly words: EditedWords },
): Promise<void> {
  const changed = fields.filter((field) => story[field] !== words[field])
  if (changed.length === 0) return
  if (changed.some((field) => field === 'textDE' || field === 'textEN') && !story.sample)
    await noteRemoval(db, 'text.changed', story, now)
  const { titleDE, titleEN, textDE, textEN } = words
  // Words that may be invented by a transcriber say nothing about the language.
  const { language } = story
  const columns = { title_de: titleDE, title_en: titleEN, text_de: textDE, text_en: textEN, language }
  await changeWords(db, { storyId: story.id, words: columns, by, now })
  const pick = (from: EditedWords) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  const item = { kind: 'story', id: story.id } as const
  await writeAudit(db, { by, action: 'story.edit', item, before: pick(story), after: pick(words), now })
}

/** Swaps the picture of a story with the former one. @returns false where there was none */
export async function swapVisual(db: Db, storyId: number, { by, now }: ByStaff): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_story')
    .set((row) => ({
      visual_hash: row.ref('visual_former_hash'),
      visual_former_hash: row.ref('visual_hash'),
      visual_words: null,
    }))
    .where('id', '=', storyId)
    .where('visual_former_hash', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await writeAudit(db, { by, action: 'story.visualBack', item: { kind: 'story', id: storyId }, now })
  return true
}

/** Stories deleted per transaction, since other writes wait. */
const storiesAtATime = 20

/** Permanently deletes some stories that were deleted long enough ago. @returns how many */
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

/** Permanently deletes a story with everything made from it. */
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
