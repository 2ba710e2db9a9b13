import type { FastifyBaseLogger } from 'fastify'
import { clockDoubtedSince, noteClock, pullBackDue } from '#server/db/clock.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { removeOldCopies } from '#server/db/backup.ts'
import type { Database } from '#server/db/open.ts'
import { removeAlarms } from '#server/alarms/repository.ts'
import { sweepDeletedStories } from '#server/stories/decisions.ts'
import { removeKiosks } from '#server/kiosks/heartbeats.ts'
import { markUnusedMedia, removeDigests, removeUnusedMedia } from '#server/media/upkeep.ts'
import { applyRetention } from '#server/memories/repository.ts'

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A visitor may be listening to a narration that was replaced. */
const unusedMediaMs = dayMs
/**
 * Repeats are compared with the first submission for this long. The key itself is stored for good, since an outbox
 * sends for as long as its browser keeps it.
 */
const submissionMs = 400 * dayMs
const clockDoubted =
  'the clock has jumped ahead: nothing is deleted because of its age until the clock is right or a curator confirms it under Screens'
const logBlocked =
  'the log of the database, which holds deleted words, cannot be emptied: another program has been reading the database for ten minutes'
/** No job is postponed by more than this. */
const farthestDueMs = dayMs
/** ms for which ended alarms are stored. */
const alarmMs = 400 * dayMs
/** A kiosk without contact for this long is removed. */
const screenMs = 100 * dayMs

export interface Upkeep {
  /** Resolves when the present round is over. */
  stop(): Promise<void>
}

/**
 * At the start and once a day: deletes what is no longer needed and checks for damage. Every hour it notes that the
 * server is up; every minute it checks that deleted data is off the disk and that no job waits for a time set by a
 * wrong clock.
 * @param onDue called where one did
 */
export function startUpkeep(
  database: Database,
  dataDir: string,
  log: FastifyBaseLogger,
  onDue: () => void,
): Upkeep {
  const stopping = new AbortController()
  let last = Promise.resolve()
  function run() {
    // Of several servers only one does this.
    const round = database.peers.alone('upkeep', () =>
      runUpkeepIfClockIsRight(database, Date.now(), stopping.signal),
    )
    const failed = (error: unknown) => {
      if (!stopping.signal.aborted)
        log.error({ err: error }, 'the daily clean-up failed; next attempt tomorrow')
    }
    last = round
      .then((removed) => {
        if (removed === undefined) log.info('daily clean-up: done by another server')
        else if ('clockDoubtedSince' in removed) log.warn(removed, clockDoubted)
        else log.info(removed, 'daily clean-up')
      }, failed)
      .then(lookAfterFiles)
      .catch(failed)
  }
  /** Each server checks the files on its own disk. */
  async function lookAfterFiles() {
    const nowMs = Date.now()
    if ((await clockDoubtedSince(database.db, nowMs)) === null) removeOldCopies(dataDir, nowMs)
    emptyLog()
    await database.check(stopping.signal)
    const damage = database.damage()
    if (damage !== undefined) log.error({ damage }, 'the database is damaged: restore a backup')
  }
  let isHeld = false
  function emptyLog() {
    try {
      database.emptyLog()
      if (database.isLogBlocked() && !isHeld) log.warn(logBlocked)
      isHeld = database.isLogBlocked()
    } catch (error) {
      log.warn({ err: error }, 'the log of the database could not be emptied')
    }
  }
  const timer = setInterval(run, dayMs).unref()
  const logTimer = setInterval(emptyLog, minuteMs).unref()
  function lookAtDue() {
    const nowMs = Date.now()
    pullBackDue(database, { now: timestamp(nowMs), farthest: timestamp(nowMs + farthestDueMs) }).then(
      (isFound) => isFound && onDue(),
      (error: unknown) => log.warn({ err: error }, 'due times could not be checked'),
    )
  }
  const dueTimer = setInterval(lookAtDue, minuteMs).unref()
  const clock = setInterval(() => {
    noteClock(database, Date.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'the running time could not be stored')
    })
  }, hourMs).unref()
  run()
  lookAtDue()
  return {
    stop: async () => {
      clearInterval(timer)
      clearInterval(clock)
      clearInterval(logTimer)
      clearInterval(dueTimer)
      stopping.abort()
      await last
    },
  }
}

interface UpkeepRound {
  readonly files: number
  readonly submissions: number
  /** Deleted by staff. */
  readonly stories: number
  /** Older than the limit set by staff. */
  readonly memories: number
  /** Without contact for long. */
  readonly screens: number
}

/** One round, unless the clock has jumped so far ahead that everything looks old. */
export async function runUpkeepIfClockIsRight(
  database: Pick<Database, 'db' | 'write'>,
  nowMs: number,
  signal?: AbortSignal,
): Promise<UpkeepRound | { readonly clockDoubtedSince: string }> {
  const clockDoubtedSince = await noteClock(database, nowMs)
  return clockDoubtedSince === null ? runUpkeep(database, nowMs, signal) : { clockDoubtedSince }
}

/**
 * One round. A file is deleted at least a day after a round has found it unused.
 * @param nowMs ms since 1970
 */
export async function runUpkeep(
  { db: reading, write }: Pick<Database, 'db' | 'write'>,
  nowMs: number,
  signal?: AbortSignal,
): Promise<UpkeepRound> {
  const memories = await applyRetention({ db: reading, write }, nowMs, signal)
  let stories = 0
  while (signal?.aborted !== true) {
    const swept = await write((db) => sweepDeletedStories(db, nowMs))
    if (swept === 0) break
    stories += swept
  }
  await write((db) => markUnusedMedia(db, timestamp(nowMs)))
  let files = 0
  while (signal?.aborted !== true) {
    const removed = await write((db) => removeUnusedMedia(db, timestamp(nowMs - unusedMediaMs)))
    if (removed === 0) break
    files += removed
  }
  const submissions = await write((db) => removeDigests(db, timestamp(nowMs - submissionMs)))
  await write((db) => removeAlarms(db, timestamp(nowMs - alarmMs)))
  const screens = await write((db) => removeKiosks(db, timestamp(nowMs - screenMs)))
  return { files, submissions, stories, memories, screens }
}
