import { DatabaseSync } from 'node:sqlite'
import { troubleOf } from './storageError.ts'

/** `PRAGMA user_version` of a file that was never written to without `secure_delete`, or was rebuilt since. */
const cleanVersion = 1

/** A file without tables has nothing to erase. */
export function markCleanIfNew(database: DatabaseSync): void {
  const isNew = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
  if (isNew) database.exec(`PRAGMA user_version=${cleanVersion}`)
}

/**
 * Rebuilds a file of a version that left deleted text in it, once. Takes some seconds per gigabyte, and as much room
 * again on the disk; where there is none, it is tried at the next start.
 */
export function eraseDeletedOnce(database: DatabaseSync, print: ((line: string) => void) | undefined): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {}
  if (version === cleanVersion) return
  try {
    database.exec(`VACUUM; PRAGMA user_version=${cleanVersion}; PRAGMA wal_checkpoint(TRUNCATE)`)
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === undefined || trouble === 'damaged') throw error
    print?.(
      'What was deleted under former versions could not be erased from the database file, which takes as much free ' +
        'disk as the file is large: it is tried again at the next start.',
    )
  }
}

/**
 * Moves what the log of a file holds into the file, and empties it: what was deleted before is then in neither.
 * @returns whether; not while somebody reads or writes
 */
export function emptyLog(file: string): boolean {
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    return connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } catch (error) {
    if (troubleOf(error) === 'locked') return false
    throw error
  } finally {
    connection.close()
  }
}
