import type { DatabaseSync } from 'node:sqlite'
import type { StatementTrace } from './sqlite.ts'
import type { Transactions } from './writer.ts'

/** Transactions on the one connection of this process that writes. */
export function sqliteTransactions(database: DatabaseSync, trace?: StatementTrace): Transactions {
  async function exec(sql: string) {
    trace?.(sql)
    database.exec(sql)
  }
  return {
    begin: () => exec('BEGIN IMMEDIATE'),
    savepoint: () => exec('SAVEPOINT job'),
    release: () => exec('RELEASE job'),
    rollBackJob: () => exec('ROLLBACK TO job'),
    commit: () => exec('COMMIT'),
    rollBack: async () => {
      // SQLite may have rolled back already, as it does when the disk is full.
      if (database.isTransaction) await exec('ROLLBACK')
    },
    stands: () => database.isTransaction,
  }
}
