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
  /** A service will not do this one; others it does. */
  readonly isDeclined: boolean
  readonly note: string
  readonly now: string
}

export interface Maker {
  readonly kind: JobKind
  /** @returns undefined where there is nothing to make it of any more */
  make(job: Job): Promise<Made | undefined>
  /** In the transaction that gives it back. @returns what staff should know */
  failed?(db: Db, job: Job, failure: Failure): Promise<string>
}

/** Who holds work longer than this has died. Longer than the slowest service may take for one piece. */
const leaseMs = 1_800_000
const mostAttempts = 12
/** Answers that are of no use cost as much as others, and the next is seldom better. */
const mostUnusable = 3
/** How often what was made is offered to a database that is away. */
const offerEveryMs = 2000
/** When what is due next is due at once. */
const shortestSleepMs = 2000
/** How long to wait before looking again when even looking failed. */
const failureMs = 10_000
/** The clock may be set meanwhile, so it is looked at again. */
const longestSleepMs = 3_600_000

export interface Queue {
  wake(): void
  /** Says that a server is gone, which may have left work behind. */
  inherit(): void
  /** Takes up nothing further; resolves when the work at hand is done with. */
  stop(): Promise<void>
}

/** Does the jobs that wait, one after the other and the first kind first, in the background; also what a crash left. */
export function startQueue(
  { db, write, peers }: Pick<Database, 'db' | 'write' | 'peers'>,
  makers: readonly Maker[],
  log: FastifyBaseLogger,
): Queue {
  const kinds = makers.map(({ kind }) => kind)
  let isStopped = false
  let mayInherit = true
  /** Aborted when there may be something to do, also while nobody sleeps. */
  let called = new AbortController()

  async function sleep(ms: number) {
    const { signal } = called
    if (!isStopped) await setTimeout(Math.min(ms, longestSleepMs), undefined, { signal }).catch(() => {})
    called = new AbortController()
  }

  /** @returns how long to sleep before the next job, ms */
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

  /** What was made stays until the database is back: a service that is paid is not asked twice. */
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
    // Ids and kinds, never what visitors said.
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
      // Broken off because the server closes: the next start takes it up.
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
          // Where it fails there is the lease.
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

/** How long to wait before the next try, in milliseconds. @param attempts how many have failed */
export const pauseMs = (attempts: number, service?: Pick<ServiceFailure, 'retryAfterMs'>): number =>
  Math.max(Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs), service?.retryAfterMs ?? 0)

/** `changed`: it says something else by now. `gone`: nothing is to be made of it any more. */
export type Standing = 'same' | 'changed' | 'removed'

/** What something was made from, as it was read for that. */
export interface MadeFrom {
  /** How it stands now, in the transaction that publishes. */
  standing(db: Db): Promise<Standing>
}

export interface Made {
  readonly from: MadeFrom
  save(db: Db, now: string): Promise<void>
  /** What staff should know of how it was made. */
  readonly notice?: string | undefined
}

/** The one way in which what was made is stored: only while what it was made from is there, as it was. */
export async function publish(db: Db, { from, save }: Made, now: string): Promise<Standing> {
  const standing = await from.standing(db)
  if (standing === 'same') await save(db, now)
  return standing
}

/** Stores what was made for a job, unless another has taken it up since. What has changed is ordered anew. */
export async function publishJob(db: Db, claim: Claim, made: Made | undefined, now: string): Promise<void> {
  if (!(await endClaim(db, claim, { state: 'done', note: made?.notice, now }))) return
  if (made !== undefined && (await publish(db, made, now)) === 'changed') await orderJob(db, claim, now)
}

/** What was said on how things were made, each once. */
export function noticeOf(made: readonly Pick<Made, 'notice'>[]): string | undefined {
  const notices = new Set(made.flatMap(({ notice }) => notice ?? []))
  return notices.size === 0 ? undefined : [...notices].join(' ')
}
