import type { FastifyBaseLogger } from 'fastify'
import { timestamp } from '#server/db/timestamp.ts'
import { isAway } from '#server/db/storageError.ts'
import { ServiceFailure } from './ServiceFailure.ts'
import { pauseMs } from './pause.ts'

export interface Failure {
  /** ISO 8601, as `now`. */
  readonly dueAt: string
  readonly forGood: boolean
  /** A service will not do this one piece of work; others it does. */
  readonly isDeclined: boolean
  readonly note: string
  readonly now: string
}

/** Work that was taken up. */
export interface Claimed {
  /** For the log: ids and kinds, never what visitors said. */
  readonly names: Readonly<Record<string, string | number>>
  /** How often it was taken up, this time included. */
  readonly attempts: number
  /** Makes it. @returns stores it together with the note that it is done, unless the claim was lost */
  make(): Promise<() => Promise<void>>
  /** Gives it back after a failure, or up for good. */
  giveBack(failure: Failure): Promise<void>
}

/** A kind of work that waits in the database. */
export interface Work {
  /** Tries again what was given up. */
  retry(): Promise<void>
  /** Gives back what a server took up that is not there any more. */
  release(): Promise<void>
  /** Takes up the next that is due; times are ISO 8601. A claim older than `leaseStart` is nobody's any more. */
  claim(times: { now: string; leaseStart: string }): Promise<Claimed | undefined>
  /** When the next may be tried; undefined when none waits. */
  nextDue(): Promise<string | undefined>
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
const troubleMs = 10_000
/** The clock may be set meanwhile, so it is looked at again. */
const longestSleepMs = 3_600_000

export interface Queue {
  /** Says that there may be new work. */
  wake(): void
  /** Says that a server is gone, which may have left work behind. */
  inherit(): void
  /** Takes up nothing further; resolves when the work at hand is done with. */
  stop(): Promise<void>
}

/**
 * Does the work that waits, one piece after the other and the first kind first, in the background; also what a crash
 * left behind.
 */
export function startQueue(kinds: readonly Work[], log: FastifyBaseLogger): Queue {
  let isStopped = false
  /** Somebody called while nobody slept. */
  let isCalled = false
  let mayInherit = true
  let endSleep: (() => void) | undefined

  async function sleep(ms: number) {
    if (!isCalled && !isStopped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(ms, longestSleepMs))
        endSleep = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      endSleep = undefined
    }
    isCalled = false
  }

  /** @returns how long to sleep before the next work in milliseconds. */
  async function workOnce(): Promise<number> {
    const now = Date.now()
    const times = { now: timestamp(now), leaseStart: timestamp(now - leaseMs) }
    for (const kind of kinds) {
      const claimed = await kind.claim(times)
      if (claimed === undefined) continue
      await doWork(claimed)
      return 0
    }
    const due = await Promise.all(kinds.map((kind) => kind.nextDue()))
    const sleeps = due.flatMap((at) => (at === undefined ? [] : [Date.parse(at) - Date.now()]))
    return sleeps.length === 0 ? longestSleepMs : Math.max(Math.min(...sleeps), shortestSleepMs)
  }

  /** What was made stays until the database is back: a service that is paid is not asked twice. */
  async function store(write: () => Promise<void>) {
    let isLogged = false
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (isStopped || !isAway(error)) throw error
        if (!isLogged) log.warn({ err: error }, 'what was generated waits for the database')
        isLogged = true
      }
      await sleep(offerEveryMs)
    }
  }

  async function doWork({ names, attempts, make, giveBack }: Claimed) {
    try {
      await store(await make())
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
        dueAt: timestamp(now + pauseMs(attempts, isService ? error : undefined)),
        forGood,
        isDeclined: isService && error.isFinal,
        note: isService ? error.sentence : 'It failed; the log of the server says why.',
        now: timestamp(now),
      }
      await store(() => giveBack(failure))
    }
  }

  /** Does the same for all kinds; where it fails for one, there is the lease. */
  async function forEach(verb: 'retry' | 'release') {
    for (const kind of kinds) {
      await kind[verb]().catch((error: unknown) => log.error({ err: error }, `no ${verb} of work`))
    }
  }

  async function work() {
    await forEach('retry')
    while (!isStopped) {
      let sleepMs = troubleMs
      try {
        if (mayInherit) {
          mayInherit = false
          await forEach('release')
        }
        sleepMs = await workOnce()
      } catch (error) {
        if (!isStopped) log.error({ err: error }, 'the queue is in trouble')
      }
      if (!isStopped && sleepMs > 0) await sleep(sleepMs)
    }
  }

  function wake() {
    isCalled = true
    endSleep?.()
  }

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
