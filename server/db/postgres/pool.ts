import { Kysely, PostgresDialect } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import { Pool } from 'pg'
import type { Connection } from 'pg'
import Cursor from 'pg-cursor'
import type { Db, Schema } from '../schema.ts'
import type { StatementTrace } from '../sqlite.ts'
import { clientConfig, MuseumClient, usualSilenceMs } from './client.ts'
import type { Ask } from './client.ts'
import { nulPlugin } from '../nul.ts'

export interface OpenPool {
  readonly db: Db
  /** For short queries that Kysely cannot express. @throws after seconds without an answer */
  readonly ask: Ask
  close(): Promise<void>
}

interface PoolOptions {
  readonly plugins?: KyselyPlugin[]
  readonly trace?: StatementTrace | undefined
  /** Most ms that a query may take. */
  readonly silenceMs?: number | undefined
}

/** Most ms that a short query may take. */
const shortMs = 2000

/** Its `close` would wait for ever on a connection that was cut (docs/upstream.md). */
class EndingCursor extends Cursor {
  declare readonly connection: Connection | null
  override close(): Promise<void>
  override close(callback: (error: Error) => void): undefined
  override close(callback?: (error: Error) => void): Promise<void> | undefined {
    return callback === undefined ? this.#close() : super.close(callback)
  }
  async #close(): Promise<void> {
    const { connection } = this
    if (connection?.stream.destroyed !== false) return
    const ended = Promise.withResolvers<void>()
    connection.once('end', ended.resolve)
    await Promise.race([super.close(), ended.promise])
    connection.off('end', ended.resolve)
  }
}

export function openPool(
  url: string,
  { plugins = [], trace, silenceMs = usualSilenceMs }: PoolOptions = {},
): OpenPool {
  const pool = new Pool({
    ...clientConfig(url),
    Client: MuseumClient,
    max: 12,
    // Shorter than the limit of silence, so that silence means a broken connection.
    statement_timeout: silenceMs * 0.75,
    idleTimeoutMillis: silenceMs * 0.75,
    lock_timeout: 2000,
    // A server that hangs while writing must not block the others for longer.
    idle_in_transaction_session_timeout: 15_000,
  })
  // A broken connection is replaced; its query fails and reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    if (client instanceof MuseumClient) client.limitSilence(silenceMs)
  })
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool, cursor: EndingCursor }),
    plugins: [nulPlugin, ...plugins],
    ...(trace && { log: ({ query }) => trace(query.sql) }),
  })
  return {
    db,
    // A connection that did not answer in time is not used again.
    ask: (text, values = []) => {
      const question = { text, values, query_timeout: shortMs }
      return pool.query(question)
    },
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  }
}

/** A statement of an upgrade may take a minute. */
const oneJob = { silenceMs: 80_000 }

export async function withPool<T>(
  url: string,
  job: (db: Db) => Promise<T>,
  options?: PoolOptions,
): Promise<T> {
  const { db, close } = openPool(url, { ...oneJob, ...options })
  try {
    return await job(db)
  } finally {
    await close()
  }
}
