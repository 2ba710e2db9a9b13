import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { languages } from '#contract/common.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { storeMedia } from '#server/media/repository.ts'
import type { MediaFile } from '#server/media/repository.ts'
import { recallNarrations } from '#server/narrations/recall.ts'
import type { StoryJobKind } from '#server/db/storyTables.ts'
import type { Made } from '#server/jobs/queue.ts'
import { orderJob } from '#server/jobs/repository.ts'
import { flagsOfStory, reviewIfFlagged } from './review.ts'
import { removeMediaIfUnused } from '#server/media/upkeep.ts'

/** A story with all that jobs need of it; undefined once it is deleted or withdrawn. */
export async function storyToWorkOn(db: Db, storyId: number) {
  return db
    .selectFrom('user_story')
    .innerJoin('device', 'device.id', 'user_story.device_id')
    .select([
      'user_story.id',
      'user_story.device_id',
      'device.name as device_name',
      'user_story.title_de',
      'user_story.title_en',
      'user_story.text_de',
      'user_story.text_en',
      'user_story.language',
      'user_story.original_text',
      'user_story.doubtful_text',
      'user_story.sample',
      'user_story.voice_hash',
      'user_story.voice_type',
      'user_story.visual_hash',
      'user_story.visual_edition',
      'user_story.visual_former_hash',
      'user_story.visual_words',
      'user_story.spoken_hash',
    ])
    .where('user_story.id', '=', storyId)
    .where('user_story.state', '!=', 'withdrawn')
    .executeTakeFirst()
}
export type StoryToWorkOn = NonNullable<Awaited<ReturnType<typeof storyToWorkOn>>>

type StoryWords = Pick<
  StoryToWorkOn,
  'title_de' | 'title_en' | 'text_de' | 'text_en' | 'original_text' | 'language'
>

/** The words that a picture is drawn from: the original, where known. */
export const drawnWords = ({
  language,
  text_de,
  text_en,
  original_text,
}: Omit<StoryWords, 'title_de' | 'title_en'>) =>
  (language === 'en' ? text_en : null) ?? text_de ?? text_en ?? original_text

/** Names the words that a picture is drawn from: other words are another picture. */
export const wordsKey = (story: Parameters<typeof drawnWords>[0]) => hash('sha256', drawnWords(story) ?? '')

/** What is spoken as side B, and in which language; null where there is no translation. */
export function translationOf({
  language,
  text_de,
  text_en,
}: Pick<StoryWords, 'language' | 'text_de' | 'text_en'>) {
  if (text_de === null || text_en === null) return null
  return language === 'en'
    ? ({ language: 'de', text: text_de } as const)
    : ({ language: 'en', text: text_en } as const)
}

/** Of a story, what each kind of job makes something from. */
const madeFrom: Readonly<
  Record<StoryJobKind, (story: StoryWords & Pick<StoryToWorkOn, 'voice_hash'>) => unknown>
> = {
  words: ({ title_de, title_en, text_de, text_en, language, voice_hash }) => [
    title_de,
    title_en,
    text_de,
    text_en,
    language,
    voice_hash,
  ],
  visual: drawnWords,
  voice: translationOf,
}

/** Where it stands: what is made is not put over another one that came meanwhile. */
const placeOf: Readonly<Record<StoryJobKind, (story: StoryToWorkOn) => string | null>> = {
  words: () => null,
  visual: (story) => story.visual_hash,
  voice: (story) => story.spoken_hash,
}

/** The columns that a job may fill. */
export type MadeColumns = Partial<
  Pick<
    Selectable<Schema['user_story']>,
    | 'title_de'
    | 'title_en'
    | 'text_de'
    | 'text_en'
    | 'language'
    | 'original_text'
    | 'original_language'
    | 'voice_speech'
    | 'doubtful_text'
    | 'visual_hash'
    | 'visual_edition'
    | 'visual_words'
    | 'visual_former_hash'
    | keyof typeof noSpokenTranslation
  >
>

interface MadeOfStory {
  readonly kind: StoryJobKind
  /** As it was read for that. */
  readonly story: StoryToWorkOn
  readonly columns?: MadeColumns
  /** What the columns name. */
  readonly file?: Omit<MediaFile, 'now'>
  /** What can be made next. */
  readonly next?: StoryJobKind
  readonly notice?: string | undefined
}

/** What was made of a story: the one way in which a job writes into one. */
export const madeOfStory = ({ kind, story, notice, ...made }: MadeOfStory): Made => ({
  notice,
  from: {
    standing: async (db) => {
      const current = await storyToWorkOn(db, story.id)
      if (current === undefined) return 'removed'
      const asRead = (row: StoryToWorkOn) => [madeFrom[kind](row), placeOf[kind](row)]
      return isDeepStrictEqual(asRead(current), asRead(story)) ? 'same' : 'changed'
    },
  },
  save: (db, now) => saveMade(db, { kind, story, ...made }, now),
})

/** What is flagged for what a machine wrote goes back to review. */
async function saveMade(db: Db, made: MadeOfStory, now: string): Promise<void> {
  const { kind, story, columns = {}, file, next } = made
  const isWords = kind === 'words'
  if (Object.keys(columns).length === 0) return
  if (file !== undefined) await storeMedia(db, { ...file, now })
  const before = isWords ? await flagsOfStory(db, story.id) : []
  await db
    .updateTable('user_story')
    .set((row) => ({
      ...columns,
      ...(isWords && { revision: row('revision', '+', 1), changed_by: null, changed_at: now }),
    }))
    .where('id', '=', story.id)
    .execute()
  if (isWords) {
    await reviewIfFlagged(db, { storyId: story.id, before, now })
    await recallNarrations(db, { storyId: story.id, removed: languagesChanged(story, columns), now })
  }
  if (next !== undefined) await orderJob(db, { kind: next, subject: story.id }, now)
}

const noPicture = { visual_hash: null, visual_words: null } as const

export const noSpokenTranslation = {
  spoken_hash: null,
  spoken_language: null,
  spoken_type: null,
  spoken_duration: null,
  spoken_waveform: null,
} as const

interface ChangedWords {
  readonly storyId: number
  /** A column that is left out stays as it is. */
  readonly words: Partial<StoryWords> & { readonly original_language?: null }
  /** Name of the member; null: the contributor. */
  readonly by: string | null
  readonly now: string
}

/**
 * The only function with which a person changes a story's words. What was made of the former words is removed in the
 * same transaction and made again.
 */
export async function changeWords(db: Db, { storyId, words, by, now }: ChangedWords): Promise<void> {
  const before = await storyToWorkOn(db, storyId)
  if (before === undefined) return
  const isMadeAnew = (kind: StoryJobKind) =>
    !isDeepStrictEqual(madeFrom[kind](before), madeFrom[kind]({ ...before, ...words }))
  // Staff can restore the picture of words that they replaced; contributors cannot.
  const former = by === null ? null : (before.visual_hash ?? before.visual_former_hash)
  await db
    .updateTable('user_story')
    .set((row) => ({
      ...words,
      doubtful_text: null,
      ...(isMadeAnew('voice') && noSpokenTranslation),
      ...(isMadeAnew('visual') && { ...noPicture, visual_former_hash: former }),
      revision: row('revision', '+', 1),
      changed_by: by,
      changed_at: now,
      edited_by: by,
      edited_at: now,
    }))
    .where('id', '=', storyId)
    .execute()
  // It has words only now.
  if (before.doubtful_text !== null && drawnWords({ ...before, ...words }) !== null)
    await orderJob(db, { kind: 'words', subject: storyId }, now)
  if (isMadeAnew('visual')) await orderJob(db, { kind: 'visual', subject: storyId }, now)
  if (isMadeAnew('voice') && before.sample === 0 && translationOf({ ...before, ...words }) !== null)
    await orderJob(db, { kind: 'voice', subject: storyId }, now)
  await removeMediaIfUnused(db, before.spoken_hash, before.visual_hash, before.visual_former_hash)
  await recallNarrations(db, { storyId, removed: languagesChanged(before, words), now })
}

/** In which other words stand now than did. */
const languagesChanged = (before: StoryWords, columns: Partial<StoryWords>) =>
  languages.filter((language) => {
    const column = `text_${language}` as const
    return columns[column] !== undefined && columns[column] !== before[column]
  })
