import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'
import * as z from 'zod/mini'
import { finishBackup, prepareBackup, removeUnfinished } from '../backup.ts'
import { migrate, stepsOf } from '../migrate.ts'
import { kyselyOver } from '../sqlite.ts'
import { tablesOf } from '../tables.ts'
import type { Table } from '../tables.ts'
import { connect } from './client.ts'
import type { Ask } from './client.ts'
import { withPool } from './pool.ts'

/** Rows in memory at a time; media are large. */
const rowsAtATime = (table: string) => (table === 'media' ? 4 : 500)

const Value = z.union([z.null(), z.string(), z.number(), z.instanceof(Uint8Array)])
const Rows = z.array(z.record(z.string(), Value))
const LastId = z.tuple([z.object({ last: z.nullable(z.number()) })])

/**
 * Copies one state of a running Postgres into a SQLite file with the same tables, which appears when it is complete.
 * @throws when the copy fails its check
 */
export async function dumpTo(url: string, destination: string): Promise<void> {
  const unfinished = prepareBackup(destination)
  const { ask, close } = await connect(url)
  try {
    await ask('begin isolation level repeatable read read only')
    const copy = new DatabaseSync(unfinished)
    try {
      copy.exec('PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL')
      await migrate(kyselyOver(copy, []), (await withPool(url, stepsOf)).at(-1))
      copy.exec('BEGIN')
      for (const table of tablesOf(copy)) await copyTable(ask, copy, table)
      copy.exec('COMMIT')
    } finally {
      copy.close()
    }
    finishBackup(destination)
  } finally {
    await close()
    removeUnfinished(destination)
  }
}

async function copyTable(ask: Ask, copy: DatabaseSync, { name, columns, counted }: Table): Promise<void> {
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  const insert = copy.prepare(`insert into ${name} (${quoted}) values (${columns.map(() => '?').join(', ')})`)
  await ask(`declare copied no scroll cursor for select ${quoted} from ${name}`)
  for (;;) {
    const rows = Rows.parse((await ask(`fetch forward ${rowsAtATime(name)} from copied`)).rows)
    for (const row of rows) insert.run(...columns.map((column): SQLInputValue => row[column] ?? null))
    if (rows.length === 0) break
  }
  await ask('close copied')
  if (counted === undefined) return
  // Ids of deleted rows are not used again.
  const { rows } = await ask(
    'select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last',
    [name, counted],
  )
  const [{ last }] = LastId.parse(rows)
  if (last === null) return
  const known = copy.prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?').run(last, name)
  if (known.changes === 0)
    copy.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last)
}
