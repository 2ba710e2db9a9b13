import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/open.ts'
import type { JobKind } from '#server/db/storyTables.ts'
import type { Db, Write } from '#server/db/schema.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { isAway } from '#server/db/storageError.ts'
import { claimJob, endClaim, nextJobDue, releaseJobs, retryJobs, orderJob } from './repository.ts'
import type { Claim, Job } from './repository.ts'
import { ServiceFailure } from './ServiceFailure.ts'

interface Failure {
  /** The service declines this one, not others. */
  readonly isDeclined: boolean
  readonly note: string
  readonly now: string
}

export interface Maker {
  readonly kind: JobKind
  /** @returns undefined where there is nothing left to make */
  make(job: Job): Promise<Made | undefined>
  /** In the transaction that returns the job. @returns a note for staff */
  failed?(db: Db, job: Job, failure: Failure): Promise<string>
}

/** ms after which a claim has expired: more than the slowest service takes. */
const leaseMs = 1_800_000
const mostAttempts = 12
/** Useless answers are billed like others, and the next is seldom better. */
const mostUnusable = 3
/** ms between tries to store a result while the database is away. */
const offerEveryMs = 2000
/** Least ms between jobs that are due at once. */
const shortestSleepMs = 2000
/** ms to wait when even reading the queue failed. */
const failureMs = 10_000
/** The clock may be changed meanwhile. */
const longestSleepMs = 3_600_000

export interface Queue {
  wake(): void
  /** Another server is gone: its unfinished jobs are taken over. */
  inherit(): void
  /** Starts nothing further; resolves when the present job has ended. */
  stop(): Promise<void>
}

/** Runs pending jobs in the background, one at a time and by kind, including those left by a crash. */
export function startQueue(
  { db, write, peers }: Pick<Database, 'db' | 'write' | 'peers'>,
  makers: readonly Maker[],
  log: FastifyBaseLogger,
): Queue {
  const kinds = makers.map(({ kind }) => kind)
  let isStopped = false
  let mayInherit = true
  /** Aborted when there may be a job, also while one is running. */
  let called = new AbortController()

  async function sleep(ms: number) {
    const { signal } = called
    if (!isStopped) await setTimeout(Math.min(ms, longestSleepMs), undefined, { signal }).catch(() => {})
    called = new AbortController()
  }

  /** @returns ms to sleep before the next job */
  async function workOnce(): Promise<number> {
    const nowMs = Date.now()
    const times = { now: timestamp(nowMs), leaseStart: timestamp(nowMs - leaseMs) }
    const claim = await write((writing) => claimJob(writing, { kinds, ...times, server: peers.self }))
    const maker = makers.find(({ kind }) => kind === claim?.kind)
    if (claim !== undefined && maker !== undefined) {
      await doJob(claim, maker)
      return 0
    }
    const due = await nextJobDue(db, kinds)
    return due === undefined ? longestSleepMs : Math.max(Date.parse(due) - Date.now(), shortestSleepMs)
  }

  /** Waits for the database, so that a paid service is not asked twice. */
  async function store(job: Write<void>) {
    let isLogged = false
    for (;;) {
      try {
        return await write(job)
      } catch (error) {
        if (isStopped || !isAway(error)) throw error
        if (!isLogged) log.warn({ err: error }, 'what was generated waits for the database')
        isLogged = true
      }
      await sleep(offerEveryMs)
    }
  }

  async function doJob(claim: Claim, { make, failed }: Maker) {
    const { kind, subject, language, attempts } = claim
    // Ids and kinds only, never visitors' words.
    const names = {
      job: kind,
      [kind === 'narration' ? 'deviceId' : 'storyId']: subject,
      language: language || undefined,
    }
    try {
      const made = await make(claim)
      await store((writing) => publishJob(writing, claim, made, timestamp()))
      log.info(names, 'generated')
    } catch (error) {
      // Stopped by closing the server; the next start runs it again.
      if (isStopped) return
      const isService = error instanceof ServiceFailure
      const most = isService && error.isUnusable ? mostUnusable : mostAttempts
      const forGood = attempts >= most || (isService && !error.mayRecover)
      log.error({ err: error, ...names, attempts, forGood }, 'generation failed')
      const now = Date.now()
      const failure = {
        isDeclined: isService && error.isFinal,
        note: isService ? error.sentence : 'It failed; the log of the server says why.',
        now: timestamp(now),
      }
      const dueAt = timestamp(now + pauseMs(attempts, isService ? error : undefined))
      await store(async (writing) => {
        const note = (await failed?.(writing, claim, failure)) ?? failure.note
        const state = forGood ? 'failed' : 'pending'
        await endClaim(writing, claim, { state, note, dueAt, now: failure.now })
      })
    }
  }

  const retry = () => write(retryJobs)
  const release = async () => {
    const servers = [peers.self, ...(await peers.others())]
    await write((writing) => releaseJobs(writing, servers))
  }

  async function work() {
    await retry().catch((error: unknown) => log.error({ err: error }, 'no job is tried again'))
    while (!isStopped) {
      let sleepMs = failureMs
      try {
        if (mayInherit) {
          mayInherit = false
          // If that fails, the claim expires.
          await release().catch((error: unknown) => log.error({ err: error }, 'no job is given back'))
        }
        sleepMs = await workOnce()
      } catch (error) {
        if (!isStopped) log.error({ err: error }, 'the queue is in trouble')
      }
      if (!isStopped && sleepMs > 0) await sleep(sleepMs)
    }
  }

  const wake = () => called.abort()

  const done = work()
  return {
    wake,
    inherit: () => {
      mayInherit = true
      wake()
    },
    stop: async () => {
      isStopped = true
      wake()
      await done
    },
  }
}

const firstPauseMs = 2000
const longestPauseMs = 1_800_000

/** ms before the next try. @param attempts number of failures */
export const pauseMs = (attempts: number, service?: Pick<ServiceFailure, 'retryAfterMs'>): number =>
  Math.max(Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs), service?.retryAfterMs ?? 0)

/** `changed`: the source differs. `removed`: nothing is to be made of it any more. */
export type Standing = 'same' | 'changed' | 'removed'

/** The source of a result, as it was read. */
export interface MadeFrom {
  /** Compares the source within the transaction that publishes. */
  standing(db: Db): Promise<Standing>
}

export interface Made {
  readonly from: MadeFrom
  save(db: Db, now: string): Promise<void>
  /** A note for staff. */
  readonly notice?: string | undefined
}

/** Stores a result, if its source is unchanged. */
export async function publish(db: Db, { from, save }: Made, now: string): Promise<Standing> {
  const standing = await from.standing(db)
  if (standing === 'same') await save(db, now)
  return standing
}

/** Stores the result of a job, unless another server has claimed it since. A changed source orders a new job. */
export async function publishJob(db: Db, claim: Claim, made: Made | undefined, now: string): Promise<void> {
  if (!(await endClaim(db, claim, { state: 'done', note: made?.notice, now }))) return
  if (made !== undefined && (await publish(db, made, now)) === 'changed') await orderJob(db, claim, now)
}

/** The notes on several results, without duplicates. */
export function noticeOf(made: readonly Pick<Made, 'notice'>[]): string | undefined {
  const notices = new Set(made.flatMap(({ notice }) => notice ?? []))
  return notices.size === 0 ? undefined : [...notices].join(' ')
}
