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
  /** For short questions that Kysely has no words for. @throws after seconds without an answer */
  readonly ask: Ask
  close(): Promise<void>
}

interface PoolOptions {
  readonly plugins?: KyselyPlugin[]
  readonly trace?: StatementTrace | undefined
  /** How long a question may be without an answer, ms. */
  readonly silenceMs?: number | undefined
}

/** How long a short question may take, ms. */
const shortMs = 2000

/** Its own last word would wait for ever for the answer of a connection that was cut (docs/upstream.md). */
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
    // Postgres gives up first, so silence means that it is not heard.
    statement_timeout: silenceMs * 0.75,
    idleTimeoutMillis: silenceMs * 0.75,
    lock_timeout: 2000,
    // A server that stands still in the middle of writing must not hold up the others for longer.
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection that breaks is replaced when the next is needed; whoever uses it hears of it by the query's failure.
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
    // A connection that has not answered in time is not used again.
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
