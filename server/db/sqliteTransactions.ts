import type { DatabaseSync } from 'node:sqlite'
import type { StatementTrace } from './sqlite.ts'
import { FileReplaced } from './storageError.ts'
import type { Transactions } from './writer.ts'

/**
 * Transactions on the one connection of this process that writes.
 * @param isReplaced whether the connection's file is not any more the one that others find: nothing is acknowledged then
 */
export function sqliteTransactions(
  database: DatabaseSync,
  isReplaced: () => boolean,
  trace?: StatementTrace,
): Transactions {
  function requireFile() {
    if (isReplaced()) throw new FileReplaced('The database file was replaced or is gone')
  }
  async function exec(sql: string) {
    trace?.(sql)
    database.exec(sql)
  }
  return {
    begin: async () => {
      requireFile()
      await exec('BEGIN IMMEDIATE')
    },
    savepoint: () => exec('SAVEPOINT job'),
    release: () => exec('RELEASE job'),
    rollBackJob: () => exec('ROLLBACK TO job'),
    commit: async () => {
      await exec('COMMIT')
      requireFile()
    },
    rollBack: async () => {
      // SQLite may have rolled back already, as it does when the disk is full.
      if (database.isTransaction) await exec('ROLLBACK')
    },
    stands: () => database.isTransaction,
  }
}
