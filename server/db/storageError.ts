import { HttpError } from '../http/HttpError.ts'

/** What can be wrong with a database that nobody's request is to blame for. */
export type Trouble =
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
const sqliteCodes = new Map<number, Trouble>([
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
const sqlStates = new Map<string, Trouble>([
  // Deadlock, serialization failure, lock timeout.
  ['40P01', 'locked'],
  ['40001', 'locked'],
  ['55P03', 'locked'],
  ['25006', 'readOnly'],
  ['58030', 'failing'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['53100', 'full'],
  // What node says when a file finds no room.
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  // Too many connections, shut down, crashed, starting up, ended because it was idle.
  ['53300', 'away'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['57P05', 'away'],
  ['25P03', 'away'],
])

/** Somebody has taken the right to write for a moment. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked'
}

/** Errors of connections to the database: by their codes alone they could be those of a visitor's. */
const connectionErrors = new WeakSet<Error>()
export function noteConnectionError(error: Error): void {
  connectionErrors.add(error)
}
/** What pg says when nobody answers any more, or not in time; it has no class for it. */
const lostConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool)/

/** The database went away in the middle of a commit, and nobody could be asked since whether it took place. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'
}

/** Another file lies where the database was opened, or none. */
export class FileReplaced extends Error {
  override readonly name = 'FileReplaced'
}

/** The journal of removals cannot be written, so nothing is removed: a restored backup would bring it back. */
export class RemovalNotNoted extends Error {
  override readonly name = 'RemovalNotNoted'
}

const cannot = 'The exhibition cannot store anything right now:'
const kept = 'Nothing of this was kept; please try again.'

const sentences: Readonly<Record<Trouble, readonly [statusCode: number, message: string]>> = {
  locked: [507, `${cannot} its database is locked. ${kept}`],
  readOnly: [507, `${cannot} its database is read-only. ${kept}`],
  failing: [507, `${cannot} its disk fails. ${kept}`],
  damaged: [507, `${cannot} its database is damaged. ${kept}`],
  full: [507, `${cannot} its disk is full. ${kept}`],
  closed: [507, `${cannot} its database cannot be opened. ${kept}`],
  replaced: [
    507,
    `${cannot} its database file was replaced or is gone, and the server must be started anew. ${kept}`,
  ],
  notNoted: [507, `${cannot} what is removed cannot be noted. ${kept}`],
  away: [503, 'The exhibition cannot reach its database right now. Please try again in a moment.'],
  unknown: [
    503,
    'The exhibition lost its database while it was storing this, and cannot tell whether it is kept. Please try again.',
  ],
}

/** Somebody else holds the database, or it is away: it is worth waiting a moment. */
export function isPassing(error: unknown): boolean {
  const trouble = troubleOf(error)
  return trouble === 'locked' || trouble === 'away'
}

/** Nobody answers at the database's address. */
export function isAway(error: unknown): boolean {
  return troubleOf(error) === 'away' || (error instanceof HttpError && error.statusCode === 503)
}

/** A disk has no room, as it was first told or in other words. */
export function isFull(error: unknown): boolean {
  return troubleOf(error) === 'full' || (error instanceof Error && isFull(error.cause))
}

/** A trouble of the disk or the database as the 507 or 503 that names it; anything else is handed back as it is. */
export function asStorageError(error: unknown): unknown {
  const trouble = troubleOf(error)
  if (trouble === undefined) return error
  return new HttpError(...sentences[trouble], { cause: error })
}

/** What is wrong with the database; undefined: the error is of another kind. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof DatabaseLocked) return 'locked'
  if (error instanceof UnknownOutcome) return 'unknown'
  if (error instanceof FileReplaced) return 'replaced'
  if (error instanceof RemovalNotNoted) return 'notNoted'
  if (!(error instanceof Error)) return undefined
  // Extended codes carry the primary one in their low byte.
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.get(error.errcode & 0xff)
  if (connectionErrors.has(error) || lostConnection.test(error.message)) return 'away'
  if (!('code' in error) || typeof error.code !== 'string') return undefined
  return sqlStates.get(error.code) ?? (error.code.startsWith('08') ? 'away' : undefined)
}
