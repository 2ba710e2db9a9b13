import { HttpError } from '../http/HttpError.ts'

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const codes = { busy: 5, locked: 6, readonly: 8, ioerr: 10, full: 13, cantopen: 14 } as const

const cannot = 'The exhibition cannot store anything right now:'
const kept = 'Nothing of this was kept; please try again.'

const sentences = new Map<number, string>([
  [codes.busy, `${cannot} its database is locked. ${kept}`],
  [codes.locked, `${cannot} its database is locked. ${kept}`],
  [codes.readonly, `${cannot} its database is read-only. ${kept}`],
  [codes.ioerr, `${cannot} its disk fails. ${kept}`],
  [codes.full, `${cannot} its disk is full. ${kept}`],
  [codes.cantopen, `${cannot} its database cannot be opened. ${kept}`],
])

/** Somebody else holds the database; it is worth waiting a moment. */
export function isLocked(error: unknown): boolean {
  const code = primaryCode(error)
  return code === codes.busy || code === codes.locked
}

/** A trouble of the disk as the 507 that names it; anything else is handed back as it is. */
export function asStorageError(error: unknown): unknown {
  const sentence = sentences.get(primaryCode(error) ?? 0)
  return sentence === undefined ? error : new HttpError(507, sentence, { cause: error })
}

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  // Extended codes carry the primary one in their low byte.
  return error.errcode & 0xff
}
