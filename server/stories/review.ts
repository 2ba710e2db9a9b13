import { isDeepStrictEqual } from 'node:util'
import type { Flag } from '#contract/admin.ts'
import type { Awaits } from '#contract/story.ts'
import type { Db } from '#server/db/schema.ts'
import { flagsOf, voiceFlags } from './flags.ts'
import type { Flagged } from './flags.ts'
import { holdsNewStories, listedWordFinder } from '#server/content/settings.ts'
import { noteRemoval } from '#server/db/removals.ts'
import { toStory } from './repository.ts'

/** The first state of new or corrected words: flagged ones await review, whatever the setting. */
export async function stateOfWords(db: Db, story: Flagged): Promise<'new' | 'published'> {
  if (await holdsNewStories(db)) return 'new'
  return flagsOf(story, await listedWordFinder(db)).length > 0 ? 'new' : 'published'
}

/** What a story awaits; undefined where it is visible, or hidden by staff. */
export function awaitedBy(story: string, device: 'new' | 'published' | 'hidden'): Awaits | undefined {
  const isPlaced = device === 'published'
  if (story === 'new') return isPlaced ? 'reading' : 'both'
  return story === 'published' && !isPlaced ? 'device' : undefined
}

/** Why staff should look at a story; none for an unknown id. */
export async function flagsOfStory(db: Db, storyId: number): Promise<Flag[]> {
  const row = await db.selectFrom('user_story').selectAll().where('id', '=', storyId).executeTakeFirst()
  return row === undefined ? [] : [...flagsOf(toStory(row), await listedWordFinder(db)), ...voiceFlags(row)]
}

/**
 * Call it after a transcript or translation was added: a visible story returns to review if that raised a flag.
 * @param before its flags before
 */
export async function reviewIfFlagged(
  db: Db,
  { storyId, before, now }: { storyId: number; before: readonly Flag[]; now: string },
): Promise<void> {
  const flags = await flagsOfStory(db, storyId)
  if (flags.every((flag) => before.some((known) => isDeepStrictEqual(known, flag)))) return
  const story = await db
    .selectFrom('user_story')
    .select('id')
    .where('id', '=', storyId)
    .where('state', '=', 'published')
    .where('sample', '=', 0)
    .executeTakeFirst()
  if (story !== undefined) await returnToReview(db, storyId, now)
}

/** Drops the decision of staff and hides the story until there is another. */
export async function returnToReview(db: Db, storyId: number, now: string): Promise<void> {
  const before = await db
    .selectFrom('user_story')
    .select(['state', 'created_at'])
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow()
  await db.updateTable('user_story').set({ state: 'new' }).where('id', '=', storyId).execute()
  await forgetDecision(db, storyId, now)
  if (before.state === 'hidden')
    await noteRemoval(db, 'story.shown', { id: storyId, createdAt: before.created_at }, now)
}

/** The decision does not apply to the present words. */
export async function forgetDecision(db: Db, storyId: number, now: string): Promise<void> {
  await db.updateTable('user_story').set({ decision_id: null }).where('id', '=', storyId).execute()
  await db
    .updateTable('story_decision')
    .set({ undone_at: now })
    .where('story_id', '=', storyId)
    .where('undone_at', 'is', null)
    .execute()
}
