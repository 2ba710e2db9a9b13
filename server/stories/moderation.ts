import { sql } from 'kysely'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { adminStoryStates } from '#contract/admin.ts'
import type { AdminStories, AdminStory, AdminStoryState } from '#contract/admin.ts'
import { fold } from '#server/db/fold.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { flagsOf, voiceFlags } from './flags.ts'
import type { WordFinder } from './flags.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import { listedWordFinder } from '#server/content/settings.ts'
import { toStory } from './repository.ts'
import { detectLanguage } from '#server/storyteller/language.ts'
import { orderJob } from '#server/jobs/repository.ts'

const dayMs = 86_400_000
/** A deleted story can be taken back for as long as this. */
export const deletedStoryMs = 7 * dayMs

export interface StoriesAsked {
  readonly state?: AdminStoryState | undefined
  /** Whether a decision stands; `no` leaves samples aside, and what visitors do not see in any case. */
  readonly looked?: 'no' | 'yes' | undefined
  readonly deviceId?: number | undefined
  readonly search?: string | undefined
  readonly order: 'newest' | 'oldest'
  readonly after?: number | undefined
  readonly limit: number
}

/** A page of the stories that staff see: all but those that were withdrawn. */
export async function storiesForStaff(db: Db, asked: StoriesAsked): Promise<AdminStories> {
  const { state, looked, deviceId, search = '', order, after, limit } = asked
  const [number] = /(?<=^(?:no\.?|nr\.?|#)?\s*)\d{1,9}$/i.exec(search) ?? []
  const ids = await db
    .selectFrom('user_story')
    .select('id')
    .where('state', 'in', state === undefined ? [...adminStoryStates] : [state])
    .$if(looked === 'no', (query) => query.where(isUnreviewed))
    .$if(looked === 'yes', (query) => query.where('decision_id', 'is not', null))
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', deviceId ?? 0))
    .$if(after !== undefined, (query) => query.where('id', order === 'newest' ? '<' : '>', after ?? 0))
    .$if(search !== '', (query) =>
      query.where((story) =>
        story.or([
          ...(number === undefined ? [] : [story('id', '=', Number(number))]),
          ...(['title_de', 'title_en', 'text_de', 'text_en', 'original_text'] as const).map(
            (column) => sql<boolean>`fold(${sql.ref(column)}) like ${likeOf(fold(search))} escape '\\'`,
          ),
        ]),
      ),
    )
    .orderBy('id', order === 'newest' ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute()
  const shown = ids.slice(0, limit).map(({ id }) => id)
  const rows = shown.length === 0 ? [] : await staffRows(db).where('user_story.id', 'in', shown).execute()
  const find = await listedWordFinder(db)
  const urlOf = await signedMediaUrls(db)
  const byId = new Map(rows.map((row) => [row.id, toAdminStory(row, find, urlOf)]))
  return {
    stories: shown.flatMap((id) => byId.get(id) ?? []),
    next: ids.length > limit ? (shown.at(-1) ?? null) : null,
    counts: await countStories(db),
    unlooked: await countUnlooked(db),
  }
}

const unlookedStates = ['new', 'published'] as const

/** A visitor's story without a decision on its present words. */
function isUnreviewed(story: ExpressionBuilder<Schema, 'user_story'>) {
  return story.and([
    story('decision_id', 'is', null),
    story('sample', '=', 0),
    story('state', 'in', unlookedStates),
  ])
}

export async function countUnlooked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('user_story')
    .select((story) => story.fn.countAll<number>().as('count'))
    .where(isUnreviewed)
    .executeTakeFirstOrThrow()
  return count
}

/** When the oldest story that waits for review came, ISO 8601; null: none waits. */
export async function oldestUnreviewed(db: Db): Promise<string | null> {
  // One state after the other: the first of each stands first in an index.
  const oldest = await Promise.all(
    unlookedStates.map((state) =>
      db
        .selectFrom('user_story')
        .select('created_at')
        .where(isUnreviewed)
        .where('state', '=', state)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return oldest.flatMap((story) => story?.created_at ?? []).toSorted()[0] ?? null
}

async function countStories(db: Db): Promise<Record<AdminStoryState, number>> {
  const rows = await db
    .selectFrom('user_story')
    .select((story) => ['state', story.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const count = (state: AdminStoryState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    new: count('new'),
    published: count('published'),
    hidden: count('hidden'),
    deleted: count('deleted'),
  }
}

/** Undefined where there is no such story, or its contributor deleted it. */
export async function adminStoryOf(db: Db, storyId: number): Promise<AdminStory | undefined> {
  const row = await staffRows(db)
    .where('user_story.id', '=', storyId)
    .where('user_story.state', '!=', 'withdrawn')
    .executeTakeFirst()
  return row && toAdminStory(row, await listedWordFinder(db), await signedMediaUrls(db))
}

/** Who changed a story last, and when. */
export async function lastChangeOf(db: Db, { id, createdAt }: AdminStory) {
  const { changed_by: changedBy, changed_at: changedAt } = await db
    .selectFrom('user_story')
    .select(['changed_by', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { changedBy, changedAt: changedAt ?? createdAt }
}

function staffRows(db: Db) {
  return db
    .selectFrom('user_story')
    .innerJoin('device', 'device.id', 'user_story.device_id')
    .leftJoin('story_decision', 'story_decision.id', 'user_story.decision_id')
    .selectAll('user_story')
    .select([
      'device.name as device_name',
      'story_decision.staff_name',
      'story_decision.from_state',
      'story_decision.to_state',
      'story_decision.made_at',
    ])
}

type StaffRow = Selectable<Schema['user_story']> & {
  readonly device_name: string
  readonly staff_name: string | null
  readonly from_state: AdminStoryState | null
  readonly to_state: AdminStoryState | null
  readonly made_at: string | null
}

function toAdminStory(row: StaffRow, find: WordFinder, urlOf: (hash: string) => string): AdminStory {
  const { state } = row
  if (state === 'withdrawn') throw new Error('A withdrawn story is shown to nobody')
  const story = toStory(withDoubtfulText(row), urlOf)
  return {
    ...story,
    device: { id: row.device_id, name: row.device_name },
    state,
    revision: row.revision,
    edited: row.edited_at === null ? null : { by: row.edited_by, at: row.edited_at },
    decision: decisionOf(row),
    sweptAfter:
      row.deleted_at === null ? null : new Date(Date.parse(row.deleted_at) + deletedStoryMs).toISOString(),
    flags: [...voiceFlags(row), ...flagsOf(story, find)],
    yearOfBirth: row.year_of_birth,
    consentVersion: row.consent_version,
    formerVisualUrl: row.visual_former_hash === null ? null : urlOf(row.visual_former_hash),
  }
}

function decisionOf(row: StaffRow): AdminStory['decision'] {
  const { decision_id: id, staff_name: by, from_state: from, to_state: to, made_at: at } = row
  if (id === null || from === null || to === null || at === null) return null
  return { id, by, from, to, at }
}

function likeOf(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

type Row = Selectable<Schema['user_story']>

/** A story for staff, with words that may be invented in place of the text. */
function withDoubtfulText<R extends Pick<Row, 'doubtful_text' | 'language' | 'text_de' | 'text_en'>>(
  row: R,
): R {
  return row.doubtful_text === null ? row : { ...row, ...textOf(row.doubtful_text, row.language) }
}

/** Staff have checked words that may be invented: they become the story's text. */
export async function acceptDoubtfulText(db: Db, storyId: number, now: string): Promise<void> {
  const row = await db
    .selectFrom('user_story')
    .select(['doubtful_text', 'language'])
    .where('id', '=', storyId)
    .executeTakeFirst()
  if (!row?.doubtful_text) return
  await db
    .updateTable('user_story')
    .set({ ...textOf(row.doubtful_text, row.language), doubtful_text: null })
    .where('id', '=', storyId)
    .execute()
  for (const kind of ['words', 'visual'] as const) await orderJob(db, { kind, subject: storyId }, now)
}

function textOf(text: string, known: 'de' | 'en' | null) {
  const language = detectLanguage(text) ?? known
  return language === 'en'
    ? { text_de: null, text_en: text, language }
    : { text_de: text, text_en: null, language }
}
