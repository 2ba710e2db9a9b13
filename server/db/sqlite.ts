import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, KyselyPlugin, SqliteDatabase, SqliteStatement } from 'kysely'
import { fold } from './fold.ts'
import { nulPlugin } from './nul.ts'
import type { Schema, Db } from './schema.ts'

/** Receives every statement before it runs; for tests only. */
export type StatementTrace = (sql: string) => void

const mostStatements = 300

/**
 * Kysely assumes that SQLite cannot change tables in a transaction. It can
 * (https://www.sqlite.org/transactional.html); with this, the migrator runs all pending migrations or none.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** On a full disk SQLite rolls back by itself; the failed rollback must not hide that error. */
class TransactionalDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync, adapter: SqliteDatabase) {
    super({ database: adapter })
    this.#database = database
  }

  /** Immediate, so a job may read first and write then: no other process writes meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

class TransactionalDialect extends SqliteDialect {
  readonly #createDriver: () => SqliteDriver

  constructor(database: DatabaseSync, adapter: SqliteDatabase) {
    super({ database: adapter })
    this.#createDriver = () => new TransactionalDriver(database, adapter)
  }

  override createDriver(): SqliteDriver {
    return this.#createDriver()
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * A Kysely dialect on node:sqlite, which takes parameters as arguments and has no `reader`.
 * @param onError receives every error
 */
export function kyselyOver(
  database: DatabaseSync,
  plugins: KyselyPlugin[],
  trace?: StatementTrace,
  onError: OnError = () => {},
) {
  database.function('fold', { deterministic: true }, (text) => (typeof text === 'string' ? fold(text) : null))
  const stored = new Map<string, SqliteStatement>()
  const adapter: SqliteDatabase = {
    close: () => {
      if (database.isOpen) database.close()
    },
    prepare: (sql) => {
      trace?.(sql)
      const known = stored.get(sql)
      if (known !== undefined) return known
      if (stored.size >= mostStatements) stored.clear()
      const statement = adapt(
        watched(() => database.prepare(sql), onError),
        onError,
      )
      stored.set(sql, statement)
      return statement
    },
  }
  return new Kysely<Schema>({
    dialect: new TransactionalDialect(database, adapter),
    plugins: [nulPlugin, ...plugins],
  })
}

type OnError = (error: unknown) => void

function watched<T>(run: () => T, onError: OnError): T {
  try {
    return run()
  } catch (error) {
    onError(error)
    throw error
  }
}

function adapt(statement: StatementSync, onError: OnError): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => watched(() => statement.all(...parameters.map(toInput)), onError),
    run: (parameters) => watched(() => statement.run(...parameters.map(toInput)), onError),
    *iterate(parameters) {
      try {
        yield* statement.iterate(...parameters.map(toInput))
      } catch (error) {
        onError(error)
        throw error
      }
    },
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be stored`)
}

/** Called when the state of `db` is fixed. */
type StillJob<T> = (db: Db) => Promise<T>

interface Snapshots {
  take<T>(job: StillJob<T>): Promise<T>
  close(): void
}

/** Long reads of one state, on a connection of their own. One at a time, which limits the memory used. */
export function createSnapshots(
  file: string,
  trace?: StatementTrace,
  onError?: (error: unknown) => void,
): Snapshots {
  let last: Promise<unknown> = Promise.resolve()
  // Opened at once, since the file may be replaced later.
  const connection = connect(file)
  const db = kyselyOver(connection, [], trace, onError)

  async function takeNow<T>(job: StillJob<T>): Promise<T> {
    connection.exec('BEGIN')
    try {
      // BEGIN alone does not fix the state.
      connection.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()
      return await job(db)
    } finally {
      if (connection.isOpen) connection.exec('COMMIT')
    }
  }

  return {
    take: (job) => {
      const result = last.then(() => takeNow(job))
      // The next one starts after a failure, too; the caller gets the error through `result`.
      last = result.catch(() => undefined)
      return result
    },
    close: () => {
      if (connection.isOpen) connection.close()
    },
  }
}

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file)
  connection.exec('PRAGMA busy_timeout=20; PRAGMA query_only=ON; PRAGMA cache_size=-1000')
  return connection
}
