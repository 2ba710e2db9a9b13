import { Kysely, PostgresDialect } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import { Pool } from 'pg'
import Cursor from 'pg-cursor'
import type { Schema } from '../schema.ts'
import type { StatementTrace } from '../sqlite.ts'
import { clientConfig } from './client.ts'
import type { Ask } from './client.ts'
import { nulPlugin } from '../nul.ts'

export interface OpenPool {
  readonly db: Kysely<Schema>
  /** For what Kysely has no words for. */
  readonly ask: Ask
  close(): Promise<void>
}

interface PoolOptions {
  readonly plugins?: KyselyPlugin[]
  readonly trace?: StatementTrace | undefined
}

/** Kysely on a pool of connections. */
export function openPool(url: string, { plugins = [], trace }: PoolOptions = {}): OpenPool {
  const pool = new Pool({
    ...clientConfig(url),
    max: 12,
    idleTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    lock_timeout: 2000,
    // A server that stands still in the middle of writing must not hold up the others for longer.
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection that breaks is replaced when the next is needed; whoever uses it hears of it by the query's failure.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    plugins: [nulPlugin, ...plugins],
    ...(trace && { log: ({ query }) => trace(query.sql) }),
  })
  return {
    db,
    ask: (sql, values) => pool.query(sql, values),
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  }
}

/** For one job. */
export async function withPool<T>(
  url: string,
  job: (db: Kysely<Schema>) => Promise<T>,
  options?: PoolOptions,
): Promise<T> {
  const { db, close } = openPool(url, options)
  try {
    return await job(db)
  } finally {
    await close()
  }
}
