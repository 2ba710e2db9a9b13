import type { SnapshotJob } from '../open.ts'
import type { StatementTrace } from '../sqlite.ts'
import { connect } from './client.ts'
import type { Connection } from './client.ts'
import { kyselyOn } from './kyselyOn.ts'
import { readVersions, versionOf } from './versions.ts'

export interface Snapshots {
  take<T>(job: SnapshotJob<T>): Promise<T>
  close(): Promise<void>
}

/** Long reads on a connection of their own, each in a transaction that stands still, one after the other. */
export function createSnapshots(url: string, trace?: StatementTrace): Snapshots {
  let last: Promise<unknown> = Promise.resolve()
  let connection: Connection | undefined

  async function takeNow<T>(job: SnapshotJob<T>): Promise<T> {
    if (connection?.isOpen() !== true) connection = await connect(url)
    const { ask, isOpen } = connection
    await ask('begin isolation level repeatable read read only')
    try {
      // The first question is the moment at which the transaction stands still.
      const versions = await readVersions(ask)
      return await job(kyselyOn(ask, { trace, streams: true }), (tables) => versionOf(versions, tables))
    } finally {
      if (isOpen()) await ask('rollback')
    }
  }

  return {
    take: (job) => {
      const result = last.then(() => takeNow(job))
      // The next one starts whether this one succeeded or not; whoever asked hears of a failure through `result`.
      last = result.catch(() => undefined)
      return result
    },
    close: async () => {
      await last
      await connection?.close()
    },
  }
}
