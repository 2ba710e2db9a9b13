import type { Kysely } from 'kysely'
import type { AdminStory } from '#contract/admin.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { requireRevision } from './decisions.ts'
import { adminStoryOf } from './moderation.ts'
import { changeWords } from './prepared.ts'
import { noteRemoval } from '#server/db/removals.ts'

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
    throw new HttpError(409, 'This story is deleted. Undo the deletion first.')
  }
  if (story.voice === null && words.textDE === null && words.textEN === null) {
    throw new HttpError(400, 'textDE: a written story needs its text in one language at least')
  }
  const changed = fields.filter((field) => story[field] !== words[field])
  if (changed.length === 0) return story
  if (changed.some((field) => field === 'textDE' || field === 'textEN') && !story.sample)
    await noteRemoval(db, 'text.changed', story, now)
  const { titleDE, titleEN, textDE, textEN } = words
  // Of words that a transcriber may have invented, the language is known only by them.
  const { language } = story
  const columns = { title_de: titleDE, title_en: titleEN, text_de: textDE, text_en: textEN, language }
  await changeWords(db, { storyId, words: columns, by, now })
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
  if (numUpdatedRows === 0n) throw new HttpError(409, 'This story has no previous picture.')
  await writeAudit(db, { by, action: 'story.visualBack', item: { kind: 'story', id: storyId }, now })
  return adminStoryOf(db, storyId)
}
