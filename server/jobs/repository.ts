import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Language } from '#contract/common.ts'
import { storyWorkKinds } from '#contract/generation.ts'
import type { JobKind } from '#server/db/storyTables.ts'
import type { Db, Schema } from '#server/db/schema.ts'

/** See `JobTable`. */
export interface Job {
  readonly kind: JobKind
  readonly subject: number
  readonly language?: Language | ''
}

/** A claimed job; every claim is unique. */
export interface Claim extends Required<Job> {
  readonly attempts: number
  readonly claimed_at: string
  readonly claimed_by: number
}

/** Orders a job. Ordering it again invalidates a running claim. */
export async function orderJob(
  db: Db,
  { kind, subject, language = '' }: Job,
  dueAt: string,
  other: Partial<Pick<Selectable<Schema['job']>, 'state' | 'attempts' | 'note' | 'noted_at'>> = {},
): Promise<void> {
  const pending = { state: 'pending', attempts: 0, claimed_at: null, due_at: dueAt } as const
  const ordered = { ...pending, ...other }
  await db
    .insertInto('job')
    .values({ kind, subject, language, ...ordered })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'language']).doUpdateSet(ordered))
    .execute()
}

export async function orderFirstJob(db: Db, job: Job, dueAt: string): Promise<void> {
  await db
    .insertInto('job')
    .values({ ...job, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeStoryJobs(db: Db, storyIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('job')
    .where('kind', 'in', storyWorkKinds)
    .where('subject', 'in', [0, ...storyIds])
    .execute()
}

/**
 * Claims a due job by kind, then the newest story or the first device.
 * @param leaseStart claims from before have expired
 * @param server number of this server
 */
export async function claimJob(
  db: Db,
  {
    kinds,
    now,
    leaseStart,
    server,
  }: { kinds: readonly JobKind[]; now: string; leaseStart: string; server: number },
): Promise<Claim | undefined> {
  const place = sql.join(
    kinds.map((kind, index) => sql`when ${kind} then ${sql.lit(index)}`),
    sql` `,
  )
  const row = await db
    .updateTable('job')
    .set((job) => ({ claimed_at: now, claimed_by: server, attempts: job('attempts', '+', 1) }))
    .where((job) =>
      job(
        job.refTuple('kind', 'subject', 'language'),
        'in',
        job
          .selectFrom('job as next')
          .select(['next.kind', 'next.subject', 'next.language'])
          .where('next.state', '=', 'pending')
          .where('next.kind', 'in', kinds)
          .where('next.due_at', '<=', now)
          .where((free) =>
            free.or([free('next.claimed_at', 'is', null), free('next.claimed_at', '<', leaseStart)]),
          )
          .orderBy(sql`case next.kind ${place} end`)
          .orderBy(sql`case next.kind when 'narration' then next.subject else -next.subject end`)
          .orderBy('next.language', 'desc')
          .limit(1)
          .$asTuple('kind', 'subject', 'language'),
      ),
    )
    .returning(['kind', 'subject', 'language', 'attempts'])
    .executeTakeFirst()
  return row && { ...row, claimed_at: now, claimed_by: server }
}

interface Ended {
  readonly state: 'done' | 'pending' | 'failed'
  readonly note?: string | undefined
  /** When it is tried again. */
  readonly dueAt?: string
  readonly now: string
}

/** @returns false where the claim was lost */
export async function endClaim(db: Db, claim: Claim, { state, note, dueAt, now }: Ended): Promise<boolean> {
  const row = await db
    .updateTable('job')
    .set({
      state,
      claimed_at: null,
      note: note ?? null,
      noted_at: note === undefined ? null : now,
      ...(dueAt !== undefined && { due_at: dueAt }),
    })
    .where((job) => job.and({ ...claim, state: 'pending' }))
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the claims of servers that are gone. @param servers those that are up */
export async function releaseJobs(db: Db, servers: readonly number[]): Promise<void> {
  await db
    .updateTable('job')
    .set({ claimed_at: null })
    .where('claimed_at', 'is not', null)
    .where((job) => job.or([job('claimed_by', 'is', null), job('claimed_by', 'not in', servers)]))
    .execute()
}

/** A start retries failed jobs. */
export async function retryJobs(db: Db): Promise<void> {
  await db.updateTable('job').set({ state: 'pending', attempts: 0 }).where('state', '=', 'failed').execute()
}

/** Makes failed and postponed jobs due now, except claimed ones. @returns how many */
export async function hurryJobs(db: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'pending', due_at: now })
    .where('claimed_at', 'is', null)
    .where('state', '!=', 'done')
    .where((job) => job.or([job('state', '=', 'failed'), job('due_at', '>', now)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** When the next job is due; undefined for none. */
export async function nextJobDue(db: Db, kinds: readonly JobKind[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('job')
    .select('due_at')
    .where('state', '=', 'pending')
    .where('kind', 'in', kinds)
    .orderBy('due_at')
    .executeTakeFirst()
  return row?.due_at
}

export async function countJobs(db: Db) {
  return db
    .selectFrom('job')
    .select((job) => ['kind', 'state', job.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state'])
    .execute()
}

/** Jobs with failures and notices, newest first. */
export async function failedJobs(db: Db, most: number) {
  return db
    .selectFrom('job')
    .leftJoin('user_story', (story) =>
      story.onRef('user_story.id', '=', 'job.subject').on('job.kind', '!=', 'narration'),
    )
    .select(['kind', 'subject', 'job.language', 'job.state', 'attempts', 'note', 'device_id'])
    .where('note', 'is not', null)
    .orderBy('noted_at', 'desc')
    .limit(most)
    .execute()
}

export async function unfinishedJobs(db: Db, kind: JobKind) {
  return db
    .selectFrom('job')
    .select(['subject', 'state'])
    .where('kind', '=', kind)
    .where('state', '!=', 'done')
    .execute()
}
