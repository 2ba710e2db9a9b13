import type { FastifyBaseLogger } from 'fastify'
import { timestamp } from './context.ts'
import type { Context } from './context.ts'
import { narrateOnce } from './generation.ts'
import { requireDevice } from './repositories/devices.ts'
import {
  claimNarration,
  giveBackNarration,
  keepNarration,
  nextNarrationDue,
  releaseNarrations,
} from './repositories/deviceStories.ts'

/** Who holds an order longer than this has died. */
const leaseMs = 600_000
const mostAttempts = 6
const firstPauseMs = 2000
/** How long to wait before looking again when even looking failed. */
const troubleMs = 10_000
/** setTimeout takes no more. */
const longestSleepMs = 2 ** 31 - 1

export interface NarrationQueue {
  /** Takes no further order; resolves when the one at hand is done with. */
  stop(): Promise<void>
}

/** Works off the ordered narrations one after the other, in the background, also those that a crash left behind. */
export function startNarrationQueue(
  context: Pick<Context, 'database' | 'storyteller'>,
  log: FastifyBaseLogger,
): NarrationQueue {
  const { database } = context
  let isStopped = false
  let wake = () => {}

  async function sleep(ms: number) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, longestSleepMs))
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** @returns how long to sleep before the next order in milliseconds; undefined when there is none. */
  async function workOnce(): Promise<number | undefined> {
    const now = Date.now()
    const order = await database.write((db) =>
      claimNarration(db, { now: timestamp(now), leaseStart: timestamp(now - leaseMs) }),
    )
    if (order === undefined) {
      const dueAt = await nextNarrationDue(database.db)
      return dueAt === undefined ? undefined : Math.max(Date.parse(dueAt) - now, firstPauseMs)
    }
    const { device_id: deviceId, language, attempts } = order
    try {
      const device = await requireDevice(database.db, deviceId)
      const made = await narrateOnce(context, device, language)
      await database.write((db) => keepNarration(db, { ...made, now: timestamp() }))
      log.info({ deviceId, language }, 'narration made')
    } catch (error) {
      // Broken off because the server closes: the next start takes it up.
      if (isStopped) return undefined
      const forGood = attempts >= mostAttempts
      log.error({ err: error, deviceId, language, attempts, forGood }, 'narration failed')
      const dueAt = timestamp(Date.now() + firstPauseMs * 2 ** attempts)
      await database.write((db) => giveBackNarration(db, { deviceId, language, dueAt, forGood }))
    }
    return 0
  }

  async function work() {
    try {
      await database.write((db) => releaseNarrations(db))
    } catch (error) {
      log.error({ err: error }, 'narration orders were not released')
    }
    while (!isStopped) {
      let pauseMs: number | undefined = troubleMs
      try {
        pauseMs = await workOnce()
      } catch (error) {
        if (!isStopped) log.error({ err: error }, 'the narration queue is in trouble')
      }
      // Nothing orders narrations while the server runs but its start.
      if (pauseMs === undefined) return
      if (!isStopped && pauseMs > 0) await sleep(pauseMs)
    }
  }

  const done = work()
  return {
    stop: async () => {
      isStopped = true
      wake()
      await done
    },
  }
}
