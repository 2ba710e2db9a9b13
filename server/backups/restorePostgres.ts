import { ConfigError } from '#server/config/ConfigError.ts'
import { removalsSince } from '#server/db/removals.ts'
import { readRemovals, removalsFile } from '#server/db/journal.ts'
import { removeFromCopy, withPresentTables } from './copy.ts'
import type { Restored } from './copy.ts'
import { backupFile } from '#server/db/upgrade.ts'
import { connect } from '#server/db/postgres/client.ts'
import type { Ask } from '#server/db/postgres/client.ts'
import { dumpTo, loadInto } from '#server/db/postgres/dump.ts'
import { withPool } from '#server/db/postgres/pool.ts'
import { locks } from '#server/db/postgres/locks.ts'
import { upgrade } from '#server/db/postgres/open.ts'
import { serversIn } from '#server/db/postgres/peers.ts'
import { reachPostgres, placeOf } from '#server/db/postgres/reach.ts'
import { lockStopped } from './restore.ts'

/** Replaces the content of a Postgres, copied into `dataDir` first. @throws ConfigError where a server is running */
export async function restorePostgres(file: string, url: string, dataDir: string): Promise<Restored> {
  await reachPostgres(url)
  return withPresentTables(file, dataDir, async (copy) => {
    await upgrade(url)
    return whileNobodyWrites(url, async (ask) => {
      // Postgres knows the removals of all servers; if it was lost, this machine's journal knows its own.
      const known = await withPool(url, (db) => removalsSince(db))
      const removed = await removeFromCopy(copy, [...known, ...readRemovals(removalsFile(dataDir))])
      const former = (await isFilled(ask)) ? backupFile(dataDir, 'before-restore') : undefined
      if (former !== undefined) await dumpTo(url, former)
      await loadInto(ask, copy)
      return { former, removed }
    })
  })
}

/** Holds the write lock: a starting server waits with its first write. @throws ConfigError where one is running */
export async function whileNobodyWrites<T>(url: string, job: (ask: Ask) => Promise<T>): Promise<T> {
  // No limit of silence: it waits for other writers, and its commit may be gigabytes.
  const { ask, close } = await connect(url, { silenceMs: 0 })
  try {
    await ask(`select pg_advisory_lock(${locks.writing})`)
    const { length: servers } = await serversIn(ask)
    if (servers === 0) return await job(ask)
    throw new ConfigError(
      `${servers === 1 ? 'a server is' : `${servers} servers are`} running. Stop them first.`,
    )
  } finally {
    await close()
  }
}

/** Whether a server has ever been started on it. */
async function isFilled(ask: Ask): Promise<boolean> {
  return (await ask('select 1 from device limit 1')).rows.length > 0
}

/** Copies a SQLite file into an empty Postgres. @throws ConfigError where the server runs, or the Postgres is in use */
export async function move(file: string, url: string, dataDir: string): Promise<void> {
  const lock = lockStopped(file)
  try {
    await reachPostgres(url)
    await upgrade(url)
    await whileNobodyWrites(url, async (ask) => {
      if (await isFilled(ask)) throw new ConfigError(`there is an exhibition at ${placeOf(url)} already.`)
      await withPresentTables(file, dataDir, (copy) => loadInto(ask, copy))
    })
  } finally {
    lock?.close()
  }
}
