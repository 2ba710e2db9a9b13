import type { Kysely } from 'kysely'
import type { storyWorkKinds } from '#contract/generation.ts'
import type { Schema } from '#server/db/schema.ts'
import { insertSettingOnce, settingOf } from '#server/db/settings.ts'

type Db = Kysely<Schema>

export type StoryWorkKind = (typeof storyWorkKinds)[number]

/** Work that somebody took up. `attempts` tells this claim from every other of the same work. */
export interface StoryClaim {
  readonly storyId: number
  readonly kind: StoryWorkKind
  readonly attempts: number
}

/** When work is taken up, and by whom. */
export interface TakenUp {
  readonly now: string
  /** A claim from before this is nobody's any more. */
  readonly leaseStart: string
  /** Its number among those that share the database. */
  readonly server: number
}

/** Orders work on a story; work that was ordered before is ordered anew, and whoever is at it may not finish. */
export async function orderStoryWork(
  db: Db,
  { storyId, kind, now }: { storyId: number; kind: StoryWorkKind; now: string },
): Promise<void> {
  await db
    .insertInto('story_work')
    .values({ story_id: storyId, kind, due_at: now })
    .onConflict((conflict) =>
      conflict.columns(['story_id', 'kind']).doUpdateSet((work) => ({
        state: 'pending',
        attempts: work(
          'story_work.attempts',
          '+',
          work.case().when('story_work.claimed_at', 'is', null).then(work.lit(0)).else(work.lit(1)).end(),
        ),
        claimed_at: null,
        due_at: now,
      })),
    )
    .execute()
}

/** Takes up what is due, for the newest story first, unless somebody else holds it since `leaseStart`. */
export async function claimStoryWork(
  db: Db,
  { kind, now, leaseStart, server }: { kind: StoryWorkKind } & TakenUp,
): Promise<StoryClaim | undefined> {
  const row = await db
    .updateTable('story_work')
    .set((work) => ({ claimed_at: now, claimed_by: server, attempts: work('attempts', '+', 1) }))
    .where('kind', '=', kind)
    .where('story_id', '=', (work) =>
      work
        .selectFrom('story_work as next')
        .select('next.story_id')
        .where('next.state', '=', 'pending')
        .where('next.kind', '=', kind)
        .where('next.due_at', '<=', now)
        .where((free) =>
          free.or([free('next.claimed_at', 'is', null), free('next.claimed_at', '<', leaseStart)]),
        )
        .orderBy('next.story_id', 'desc')
        .limit(1),
    )
    .returning(['story_id', 'attempts'])
    .executeTakeFirst()
  return row && { storyId: row.story_id, kind, attempts: row.attempts }
}

/**
 * Ends work that was claimed, in the transaction that keeps what was made.
 * @returns false where the claim was lost meanwhile: then keep nothing
 */
export async function finishStoryWork(
  db: Db,
  { storyId, kind, attempts }: StoryClaim,
  done: { note: string | undefined; now: string },
): Promise<boolean> {
  const row = await db
    .updateTable('story_work')
    .set({
      state: 'done',
      claimed_at: null,
      note: done.note ?? null,
      noted_at: done.note === undefined ? null : done.now,
    })
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .where('attempts', '=', attempts)
    .where('state', '=', 'pending')
    .returning('story_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives failed work back to the queue, or up for good. */
export async function giveBackStoryWork(
  db: Db,
  { storyId, kind, attempts }: StoryClaim,
  failure: { dueAt: string; forGood: boolean; note: string; now: string },
): Promise<void> {
  await db
    .updateTable('story_work')
    .set({
      state: failure.forGood ? 'failed' : 'pending',
      claimed_at: null,
      due_at: failure.dueAt,
      note: failure.note,
      noted_at: failure.now,
    })
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .where('attempts', '=', attempts)
    .where('state', '=', 'pending')
    .execute()
}

/** Gives back what a server took up that is not there any more. @param servers those that are */
export async function releaseStoryWork(
  db: Db,
  kind: StoryWorkKind,
  servers: readonly number[],
): Promise<void> {
  await db
    .updateTable('story_work')
    .set({ claimed_at: null })
    .where('kind', '=', kind)
    .where('claimed_at', 'is not', null)
    .where((work) => work.or([work('claimed_by', 'is', null), work('claimed_by', 'not in', [...servers])]))
    .execute()
}

/** At a start what was given up is worth another try. */
export async function retryStoryWork(db: Db, kind: StoryWorkKind): Promise<void> {
  await db
    .updateTable('story_work')
    .set({ state: 'pending', attempts: 0 })
    .where('kind', '=', kind)
    .where('state', '=', 'failed')
    .execute()
}

/**
 * Orders the words of visitors' stories again that lack something which a service can give, because there may have
 * been none when they were left. Work with a note was looked at by the service already.
 */
export async function reopenWords(
  db: Db,
  { now, translator, transcriber }: { now: string; translator: boolean; transcriber: boolean },
): Promise<void> {
  if (!translator && !transcriber) return
  await db
    .updateTable('story_work')
    .set({ state: 'pending', due_at: now, attempts: 0 })
    .where('kind', '=', 'words')
    .where('state', '=', 'done')
    .where('note', 'is', null)
    .where('story_id', 'in', (work) =>
      work
        .selectFrom('user_story')
        .select('id')
        .where('sample', '=', 0)
        .where((story) => {
          const noGerman = story('text_de', 'is', null)
          const noEnglish = story('text_en', 'is', null)
          const isSilent = story.and([noGerman, noEnglish])
          const isHalf = story.and([story.or([noGerman, noEnglish]), story.not(isSilent)])
          return story.or([
            ...(translator ? [isHalf] : []),
            ...(transcriber ? [story.and([isSilent, story('voice_hash', 'is not', null)])] : []),
          ])
        }),
    )
    .execute()
}

/** Makes due at once what failed or waits for another try; what somebody works on is left alone. */
export async function hurryStoryWork(db: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('story_work')
    .set({ state: 'pending', due_at: now })
    .where('claimed_at', 'is', null)
    .where((work) => work.or([work('state', '=', 'failed'), work('due_at', '>', now)]))
    .where('state', '<>', 'done')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** When the next work may be tried; undefined when none waits. */
export async function nextStoryWorkDue(db: Db, kind: StoryWorkKind): Promise<string | undefined> {
  const row = await db
    .selectFrom('story_work')
    .select('due_at')
    .where('state', '=', 'pending')
    .where('kind', '=', kind)
    .orderBy('due_at')
    .executeTakeFirst()
  return row?.due_at
}

/** How much work stands where. */
export async function countStoryWork(db: Db) {
  return db
    .selectFrom('story_work')
    .select((work) => ['kind', 'state', work.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state'])
    .execute()
}

/** What went wrong or otherwise than configured, newest first. */
export async function troublesOfStories(db: Db, most: number) {
  return db
    .selectFrom('story_work')
    .innerJoin('user_story', 'user_story.id', 'story_work.story_id')
    .select([
      'story_work.story_id',
      'story_work.kind',
      'story_work.state',
      'story_work.attempts',
      'story_work.note',
      'story_work.noted_at',
      'user_story.device_id',
    ])
    .where('story_work.note', 'is not', null)
    .orderBy('story_work.noted_at', 'desc')
    .limit(most)
    .execute()
}

/** Since when no words were found for any story, though some waited. */
const failingSince = 'wordsFailingSince'

export async function noteWordsFailed(db: Db, now: string): Promise<void> {
  await insertSettingOnce(db, failingSince, now)
}

export async function noteWordsMade(db: Db): Promise<void> {
  await db.deleteFrom('setting').where('name', '=', failingSince).execute()
}

/** Since when all that was tried for the words of stories has failed, ISO 8601; null where none waits, or all is well. */
export async function wordsFailingSince(db: Db): Promise<string | null> {
  const since = await settingOf(db, failingSince)
  if (since === undefined) return null
  const waiting = await db
    .selectFrom('story_work')
    .select('story_id')
    .where('kind', '=', 'words')
    .where('state', 'in', ['pending', 'failed'])
    .where('note', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return waiting === undefined ? null : since
}
