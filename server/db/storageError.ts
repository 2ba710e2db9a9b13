/** Failures of the database that are not the fault of a request. */
export type StorageFailure =
  | 'locked'
  | 'readOnly'
  | 'failing'
  | 'damaged'
  | 'full'
  | 'closed'
  | 'replaced'
  | 'notNoted'
  | 'away'
  | 'unknown'

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const sqliteCodes = new Map<number, StorageFailure>([
  [5, 'locked'],
  [6, 'locked'],
  [8, 'readOnly'],
  [10, 'failing'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'closed'],
  [26, 'damaged'],
])

/** SQLSTATEs, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sqlStates = new Map<string, StorageFailure>([
  // Deadlock, serialization failure, lock timeout.
  ['40P01', 'locked'],
  ['40001', 'locked'],
  ['55P03', 'locked'],
  ['25006', 'readOnly'],
  ['58030', 'failing'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['53100', 'full'],
  // Node's codes for a full disk.
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  // Too many connections, shutdown, crash, starting up, idle timeout.
  ['53300', 'away'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['57P05', 'away'],
  ['25P03', 'away'],
])

/** Another process holds the write lock. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked'
}

/** Errors of connections to the database, which by their codes could be those of a visitor's connection. */
const connectionErrors = new WeakSet<Error>()
export function noteConnectionError(error: Error): void {
  connectionErrors.add(error)
}
/** Messages of pg for a lost connection, which has no class. */
const lostConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool)/

/** The database file was replaced or removed. */
export class FileReplaced extends Error {
  override readonly name = 'FileReplaced'
}

/** The journal of removals cannot be written, so nothing is removed: a restored backup would bring it back. */
export class RemovalNotNoted extends Error {
  override readonly name = 'RemovalNotNoted'
}

const cannot = 'The exhibition cannot store anything right now:'
const stored = 'Nothing of this was stored; please try again.'

const sentences: Readonly<Record<StorageFailure, string>> = {
  locked: `${cannot} its database is locked. ${stored}`,
  readOnly: `${cannot} its database is read-only. ${stored}`,
  failing: `${cannot} its disk fails. ${stored}`,
  damaged: `${cannot} its database is damaged. ${stored}`,
  full: `${cannot} its disk is full. ${stored}`,
  closed: `${cannot} its database cannot be opened. ${stored}`,
  replaced: `${cannot} its database file was replaced or is gone, and the server must be started anew. ${stored}`,
  notNoted: `${cannot} what is removed cannot be noted. ${stored}`,
  away: 'The exhibition cannot reach its database right now. Please try again in a moment.',
  unknown:
    'The exhibition lost its database while it was storing this, and cannot tell whether it is stored. Please try again.',
}

/** Something cannot be stored or read; the message is for the caller. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, cause: unknown) {
    super(sentences[failure], { cause })
    this.failure = failure
  }
}

/** Whether waiting a moment may help: the database is locked or away. */
export function isPassing(error: unknown): boolean {
  const failure = storageFailureOf(error)
  return failure === 'locked' || failure === 'away'
}

/** The database does not answer. */
export function isAway(error: unknown): boolean {
  const failure = storageFailureOf(error)
  return failure === 'away' || failure === 'unknown'
}

/** A disk is full; looks at causes, too. */
export function isFull(error: unknown): boolean {
  return storageFailureOf(error) === 'full' || (error instanceof Error && isFull(error.cause))
}

/** Turns a failure of the disk or database into a StorageError; other errors stay. */
export function asStorageError(error: unknown): unknown {
  const failure = storageFailureOf(error)
  return failure === undefined || error instanceof StorageError ? error : new StorageError(failure, error)
}

/** The kind of failure; undefined for other errors. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof StorageError) return error.failure
  if (error instanceof DatabaseLocked) return 'locked'
  if (error instanceof FileReplaced) return 'replaced'
  if (error instanceof RemovalNotNoted) return 'notNoted'
  if (!(error instanceof Error)) return undefined
  // Extended codes contain the primary one in their low byte.
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.get(error.errcode & 0xff)
  if (connectionErrors.has(error) || lostConnection.test(error.message)) return 'away'
  if (!('code' in error) || typeof error.code !== 'string') return undefined
  return sqlStates.get(error.code) ?? (error.code.startsWith('08') ? 'away' : undefined)
}
