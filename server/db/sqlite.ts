import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import type { KyselyPlugin, SqliteDatabase, SqliteStatement } from 'kysely'
import type { Schema } from './schema.ts'

/** Hears every statement before it runs; for tests and for nothing else. */
export type StatementTrace = (sql: string) => void

/** Prepared statements that one connection keeps. */
const keptStatements = 300

/**
 * Kysely takes SQLite for an engine whose tables cannot be changed within a transaction. They can
 * (https://www.sqlite.org/transactional.html), and with this its migrator does all pending migrations or none.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * Lets Kysely's SqliteDialect work on node:sqlite, which takes parameters as arguments and has no `reader`.
 * @param onError hears what is thrown
 */
export function kyselyOver(
  database: DatabaseSync,
  plugins: KyselyPlugin[],
  trace?: StatementTrace,
  onError: OnError = () => {},
) {
  const kept = new Map<string, SqliteStatement>()
  const adapter: SqliteDatabase = {
    close: () => {
      if (database.isOpen) database.close()
    },
    prepare: (sql) => {
      trace?.(sql)
      const known = kept.get(sql)
      if (known !== undefined) return known
      if (kept.size >= keptStatements) kept.clear()
      const statement = adapt(
        watched(() => database.prepare(sql), onError),
        onError,
      )
      kept.set(sql, statement)
      return statement
    },
  }
  return new Kysely<Schema>({ dialect: new TransactionalDialect({ database: adapter }), plugins })
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
