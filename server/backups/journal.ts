import {
  closeSync,
  existsSync,
  fsyncSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { ConfigError } from '#server/config/ConfigError.ts'
import { timestamp } from '#server/http/context.ts'
import { applyRemovals, removalLine } from './applyRemovals.ts'
import { removalKinds, removalsSince } from '#server/db/removals.ts'
import type { Removal } from '#server/db/removals.ts'
import { revokeStaffTokens } from '#server/staff/tokens.ts'
import { syncFolder } from '#server/db/files.ts'
import type { Schema } from '#server/db/schema.ts'
import { RemovalNotNoted, UnknownOutcome } from '#server/db/storageError.ts'
import type { Job } from '#server/db/writer.ts'

type Db = Kysely<Schema>

/**
 * The journal: every row of the table `removal`, a JSON list a line. It lies beside the database and outlives it, so
 * that a backup that is put in its place brings nothing back that was removed since.
 */
export function removalsFile(dataDir: string): string {
  return join(dataDir, 'removals.jsonl')
}

const Line = z.tuple([z.enum(removalKinds), z.string(), z.string(), z.string()])

/**
 * What the journal holds; a line that cannot be read is passed over: as one that was being written in a power cut.
 * @throws ConfigError where the file cannot be read
 */
export function readRemovals(file: string): Removal[] {
  return contentOf(file)
    .split('\n')
    .flatMap((line) => {
      const read = Line.safeParse(parseJson(line))
      if (!read.success) return []
      const [kind, item, itemCreatedAt, at] = read.data
      return [{ kind, item, itemCreatedAt, at }]
    })
}

export interface Journal {
  /**
   * Commits a transaction after what it removes is in the journal, on the disk; takes it out again where the commit
   * fails. One after the other.
   * @param removed reads the rows that the transaction has added, in it; `after` is the id of the last one known here
   */
  around(removed: (after: number) => Promise<readonly Row[]>, commit: () => Promise<void>): Promise<void>
  /**
   * Brings journal and database in line at a start. Where the database is older than the journal somebody has put a
   * backup in its place: what was removed since is removed again, and the sessions of staff end.
   */
  align(
    database: { readonly db: Db; write<T>(job: Job<T>): Promise<T> },
    print: ((line: string) => void) | undefined,
  ): Promise<void>
}

type Row = Removal & { readonly id: number }

export function createJournal(file: string): Journal {
  /** The id of the last row that the journal holds. */
  let last = 0
  let turn: Promise<unknown> = Promise.resolve()

  /** @returns what stands in one of the two alone */
  async function compare(here: Db) {
    const lines = readRemovals(file)
    const rows = await removalsSince(here)
    const [inFile, inTable] = [new Set(lines.map(removalLine)), new Set(rows.map(removalLine))]
    last = rows.at(-1)?.id ?? 0
    return {
      unknown: lines.filter((line) => !inTable.has(removalLine(line))),
      unwritten: rows.filter((row) => !inFile.has(removalLine(row))),
    }
  }

  async function commitNoted(rows: readonly Row[], commit: () => Promise<void>) {
    const undo = append(file, rows)
    try {
      await commit()
    } catch (error) {
      // Where nobody knows it may have taken place. Then the journal is right, or removes what was to be removed.
      if (!(error instanceof UnknownOutcome)) undo()
      throw error
    }
    last = rows.at(-1)?.id ?? last
  }

  return {
    around: (removed, commit) => {
      const done = turn.then(async () => commitNoted(await removed(last), commit))
      turn = done.catch(() => undefined)
      return done
    },
    align: async ({ db: reading, write }, print) => {
      const { unknown, unwritten } = await compare(reading)
      if (unknown.length === 0 && unwritten.length === 0) return
      const done = await write(async (writing) => {
        const { unknown: removals, unwritten: rows } = await compare(writing)
        try {
          append(file, rows)
        } catch (error) {
          throw new ConfigError(messageOf(error), { cause: error })
        }
        if (removals.length === 0) return undefined
        await revokeStaffTokens(writing, timestamp())
        const words = await applyRemovals(writing, removals)
        last = (await removalsSince(writing)).at(-1)?.id ?? 0
        return words
      })
      if (done === undefined) return
      print?.(`The database does not know all of ${file}, as after a restore. ${doneAgain(done)}`)
    },
  }
}

/** @param words as `applyRemovals` gives them; undefined where there was nothing to do */
export function doneAgain(words = ''): string {
  return words === ''
    ? 'Nothing that the backup holds was withdrawn, deleted or revoked since. All staff have to log in anew.'
    : `Done again, because it happened since the backup: ${words}. All staff have to log in anew.`
}

/** Writes to the end of the journal, on the disk. @returns takes it back @throws RemovalNotNoted */
function append(file: string, removals: readonly Removal[]): () => void {
  if (removals.length === 0) return () => {}
  try {
    if (!existsSync(file)) {
      // A server on Postgres may have had nothing to put there before.
      mkdirSync(dirname(file), { recursive: true })
      closeSync(openSync(file, 'a'))
      syncFolder(dirname(file))
    }
    return appendTo(file, removals.map((removal) => `${removalLine(removal)}\n`).join(''))
  } catch (error) {
    throw new RemovalNotNoted(`${file} cannot be written: ${messageOf(error)}`, { cause: error })
  }
}

function appendTo(file: string, lines: string): () => void {
  const handle = openSync(file, 'a+')
  try {
    const { size } = fstatSync(handle)
    // A power cut may have left a part of a line.
    const text = size === 0 || lastByte(handle, size) === newline ? lines : `\n${lines}`
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } catch (error) {
      truncateSync(file, size)
      throw error
    }
    return () => {
      // Unless another server of the same folder has written behind it.
      if (statSync(file).size === size + Buffer.byteLength(text)) truncateSync(file, size)
    }
  } finally {
    closeSync(handle)
  }
}

const newline = 10

function lastByte(handle: number, size: number): number | undefined {
  const byte = new Uint8Array(1)
  readSync(handle, byte, 0, 1, size - 1)
  return byte[0]
}

function contentOf(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  } catch (error) {
    throw new ConfigError(`${file} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
