import type { Kysely } from 'kysely'
import type { AdminStory } from '#contract/admin.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/HttpError.ts'
import { writeAudit } from './audit.ts'
import { requireRevision } from './decisions.ts'
import { adminStoryOf } from './moderation.ts'
import { noSpokenTranslation } from './ownStories.ts'
import { recallNarrations } from './recallNarrations.ts'
import { noteRemoval } from './removals.ts'
import { orderStoryWork } from './storyWork.ts'
import { removeMediaIfUnused } from './upkeep.ts'

type Db = Kysely<Schema>

const fields = ['titleDE', 'titleEN', 'textDE', 'textEN'] as const
type Words = Readonly<Record<(typeof fields)[number], string | null>>

interface Edit {
  readonly storyId: number
  readonly revision: number
  /** As they are to stand; null: there is none. */
  readonly words: Words
  /** Name of the member. */
  readonly by: string
  readonly now: string
}

/**
 * Sets titles and texts. Narrations that used another text are made anew, a changed translation is spoken, and where
 * the words as they were told changed, another picture is drawn.
 * @throws Conflict where the story is not any more what the caller saw
 */
export async function editStory(db: Db, { storyId, revision, words, by, now }: Edit): Promise<AdminStory> {
  const story = await requireRevision(db, storyId, revision)
  if (story.state === 'deleted') {
    throw new HttpError(409, 'This story is deleted. Take that back before you edit it.')
  }
  if (story.voice === null && words.textDE === null && words.textEN === null) {
    throw new HttpError(400, 'textDE: a written story needs its text in one language at least')
  }
  const changed = fields.filter((field) => story[field] !== words[field])
  if (changed.length === 0) return story
  const translation = story.language === 'en' ? 'textDE' : 'textEN'
  const isSpokenAnew = !story.sample && changed.includes(translation)
  const { spoken_hash: spokenHash, doubtful_text: doubtfulText } = await db
    .selectFrom('user_story')
    .select(['spoken_hash', 'doubtful_text'])
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow()
  const isDrawnAnew = doubtfulText !== null || changed.includes('textDE') || changed.includes('textEN')
  if (isDrawnAnew && !story.sample) await noteRemoval(db, 'text.changed', story, now)
  await db
    .updateTable('user_story')
    .set((row) => ({
      title_de: words.titleDE,
      title_en: words.titleEN,
      text_de: words.textDE,
      text_en: words.textEN,
      doubtful_text: null,
      ...(isSpokenAnew && noSpokenTranslation),
      revision: row('revision', '+', 1),
      changed_by: by,
      changed_at: now,
      edited_by: by,
      edited_at: now,
    }))
    .where('id', '=', storyId)
    .execute()
  if (isSpokenAnew && spokenHash !== null) await removeMediaIfUnused(db, spokenHash)
  if (isSpokenAnew && words[translation] !== null) await orderStoryWork(db, { storyId, kind: 'voice', now })
  // Of the translation alone the work finds out that the picture is still one of its words.
  if (isDrawnAnew) await orderStoryWork(db, { storyId, kind: 'visual', now })
  // It has words only now.
  if (doubtfulText !== null && (words.textDE ?? words.textEN) !== null) {
    await orderStoryWork(db, { storyId, kind: 'words', now })
  }
  await recallNarrations(db, { storyId, now })
  const pick = (from: Words) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  await writeAudit(db, {
    by,
    action: 'story.edit',
    item: { kind: 'story', id: storyId },
    before: pick(story),
    after: pick(words),
    now,
  })
  return adminStoryOf(db, storyId)
}

/** Swaps the picture of a story with the one before it. @throws HttpError 409 where there was none */
export async function swapVisual(
  db: Db,
  { storyId, by, now }: { storyId: number; by: string; now: string },
): Promise<AdminStory> {
  await adminStoryOf(db, storyId)
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
  if (numUpdatedRows === 0n) throw new HttpError(409, 'This story has had no other picture.')
  await writeAudit(db, { by, action: 'story.visualBack', item: { kind: 'story', id: storyId }, now })
  return adminStoryOf(db, storyId)
}
