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
import * as z from 'zod/mini'
import { ConfigError } from '#server/config/ConfigError.ts'
import { syncFolder } from './files.ts'
import { removalLine, removalsSince } from './removals.ts'
import type { Removal } from './removals.ts'
import { removalKinds } from './schema.ts'
import type { Db, Write } from './schema.ts'
import { RemovalNotNoted } from './storageError.ts'

/**
 * The journal: all rows of the table `removal`, one JSON list per line. It outlives the database beside it, so that a
 * restored backup does not bring back what was removed since.
 */
export function removalsFile(dataDir: string): string {
  return join(dataDir, 'removals.jsonl')
}

const Line = z.tuple([z.enum(removalKinds), z.string(), z.string(), z.string()])

/** The journal without unreadable lines, as after a power cut. @throws ConfigError where it cannot be read */
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

export type RemovalRow = Removal & { readonly id: number }

/** Lines in the journal of a transaction with an unknown outcome. Call one of the two. */
export interface NotedRemovals {
  confirm(): void
  undo(): void
}

export interface Journal {
  /**
   * Writes the removals of a transaction to the disk before it commits. One transaction at a time.
   * @param removed reads the rows that the transaction has added; `after` is the last known id
   * @throws RemovalNotNoted
   */
  note(removed: (after: number) => Promise<readonly RemovalRow[]>): Promise<NotedRemovals>
  /**
   * Aligns journal and database at a start. A database that is older than the journal was restored from a backup: its
   * missing removals are repeated, and the sessions of staff end.
   */
  align(
    database: { readonly db: Db; write<T>(job: Write<T>): Promise<T> },
    print: ((line: string) => void) | undefined,
  ): Promise<void>
}

/** Repeats removals that an older database lacks. @returns a sentence on what was done */
export type Redo = (db: Db, removals: readonly Removal[]) => Promise<string>

/** @param redo without it, missing removals are not repeated */
export function createJournal(file: string, redo?: Redo): Journal {
  let last = 0
  let turn = Promise.resolve()

  /** @returns the differences between the two */
  async function compare(here: Db) {
    const lines = readRemovals(file)
    const rows = await removalsSince(here)
    const [inFile, inTable] = [new Set(lines.map(removalLine)), new Set(rows.map(removalLine))]
    last = rows.at(-1)?.id ?? 0
    return {
      unknown: redo === undefined ? [] : lines.filter((line) => !inTable.has(removalLine(line))),
      unwritten: rows.filter((row) => !inFile.has(removalLine(row))),
    }
  }

  return {
    note: async (removed) => {
      const before = turn
      const { promise, resolve } = Promise.withResolvers<void>()
      turn = promise
      await before
      try {
        const rows = await removed(last)
        const undo = append(file, rows)
        return {
          confirm: () => {
            last = rows.at(-1)?.id ?? last
            resolve()
          },
          undo: () => {
            resolve()
            undo()
          },
        }
      } catch (error) {
        resolve()
        throw error
      }
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
        if (redo === undefined || removals.length === 0) return undefined
        const sentence = await redo(writing, removals)
        last = (await removalsSince(writing)).at(-1)?.id ?? 0
        return sentence
      })
      if (done === undefined) return
      print?.(`The database does not know all of ${file}, as after a restore. ${done}`)
    },
  }
}

/** Appends to the journal, on the disk. @returns a function that undoes it @throws RemovalNotNoted */
function append(file: string, removals: readonly Removal[]): () => void {
  if (removals.length === 0) return () => {}
  try {
    if (!existsSync(file)) {
      // A server on Postgres may not have the folder yet.
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
    // A power cut may have left an incomplete line.
    const text = size === 0 || lastByte(handle, size) === newline ? lines : `\n${lines}`
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } catch (error) {
      truncateSync(file, size)
      throw error
    }
    return () => {
      // Not if another server with the same folder has appended.
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
