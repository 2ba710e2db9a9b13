import { Kysely, PostgresDialect } from 'kysely'
import type { KyselyPlugin, PostgresCursor, PostgresQueryResult } from 'kysely'
import type { Schema } from '../schema.ts'
import type { StatementTrace } from '../sqlite.ts'
import type { Ask } from './client.ts'

interface KyselyOptions {
  readonly plugins?: KyselyPlugin[]
  readonly trace?: StatementTrace | undefined
  /** Within a transaction long answers can be read piece by piece. */
  readonly streams?: boolean
}

/** Lets Kysely's PostgresDialect ask whoever answers: it never learns of connections, transactions are begun elsewhere. */
export function kyselyOn(ask: Ask, { plugins = [], trace, streams = false }: KyselyOptions): Kysely<Schema> {
  const traced: Ask = (sql, values) => {
    trace?.(sql)
    return ask(sql, values)
  }
  async function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  async function query(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { command, rowCount, rows } = await traced(sql, values)
    return { command: commands.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
  }
  function queryOrRead<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function queryOrRead<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function queryOrRead<R>(asked: string | PostgresCursor<R>, values: readonly unknown[] = []) {
    if (typeof asked === 'string') return query<R>(asked, values)
    if (asked instanceof SqlCursor) asked.readFrom(traced)
    return asked
  }
  const client = { query: queryOrRead, release: () => {} }
  const pool = { connect: async () => client, end: async () => {}, options: {} }
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool, ...(streams && { cursor: SqlCursor }) }),
    plugins,
  })
}

const commands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

let cursors = 0

/** A cursor declared in SQL: the answer stays with Postgres and is fetched in pieces. */
class SqlCursor<R> implements PostgresCursor<R> {
  readonly #sql: string
  readonly #values: readonly unknown[]
  readonly #name = `c${(cursors += 1)}`
  #ask: Ask | undefined
  /** Where the last statement failed there is no cursor, nor a transaction that could close it. */
  #state: 'none' | 'open' | 'failed' = 'none'

  constructor(sql: string, values: readonly unknown[]) {
    this.#sql = sql
    this.#values = values
  }

  readFrom(ask: Ask): void {
    this.#ask = ask
  }

  async read(rows: number): Promise<R[]> {
    const isDeclared = this.#state === 'open'
    this.#state = 'failed'
    if (!isDeclared) await this.#say(`declare ${this.#name} no scroll cursor for ${this.#sql}`, this.#values)
    const answer = await this.#say(`fetch forward ${rows} from ${this.#name}`)
    this.#state = 'open'
    return answer.rows
  }

  async close(): Promise<void> {
    if (this.#state === 'open') await this.#say(`close ${this.#name}`)
  }

  #say(...said: Parameters<Ask>) {
    if (this.#ask === undefined) throw new Error('A cursor was read before it was asked for')
    return this.#ask(...said)
  }
}
