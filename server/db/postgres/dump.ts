import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'
import * as z from 'zod/mini'
import { finishBackup, prepareBackup, removeUnfinished } from '../backup.ts'
import { migrate, stepsOf } from '../migrate.ts'
import { withoutNul } from '../nul.ts'
import { kyselyOver } from '../sqlite.ts'
import { connect } from './client.ts'
import type { Ask } from './client.ts'
import { withPool } from './pool.ts'

/** Rows in memory at a time, and rows written in one statement; files are larger than anything else. */
const rowsRead = (table: string) => (table === 'media' ? 4 : 500)
const rowsWritten = (table: string) => (table === 'media' ? 1 : 200)

const Value = z.union([z.null(), z.string(), z.number(), z.instanceof(Uint8Array)])
const Rows = z.array(z.record(z.string(), Value))
const Tables = z.array(z.object({ name: z.string(), sql: z.string() }))
const Columns = z.array(z.object({ name: z.string(), pk: z.number() }))
const References = z.array(z.object({ table: z.string() }))
const LastId = z.tuple([z.object({ last: z.nullable(z.number()) })])

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The column that is counted up, whose numbers are never given twice. */
  readonly counted: string | undefined
}

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
    const rows = Rows.parse((await ask(`fetch forward ${rowsRead(name)} from copied`)).rows)
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

/**
 * Puts all that a SQLite file of the present version holds in place of what a Postgres holds: all of it, or nothing.
 * Both have the same tables.
 * @param ask a connection that holds the right to write
 */
export async function loadInto(ask: Ask, file: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = tablesOf(source)
    const names = tables.map(({ name }) => name)
    await ask('begin')
    // Ids that were given here are not given again.
    await ask(`truncate ${names.join(', ')} continue identity`)
    for (const table of tables) await loadTable(ask, source, table)
    // Lists built from the former content are built anew.
    await ask('insert into table_commit (name, commits) select unnest($1::text[]), 1', [names])
    await ask('commit')
  } finally {
    source.close()
  }
}

async function loadTable(ask: Ask, source: DatabaseSync, { name, columns, counted }: Table): Promise<void> {
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  let batch: unknown[] = []
  async function insert() {
    if (batch.length === 0) return
    const rows = Array.from({ length: batch.length / columns.length }, (_, row) => {
      const places = columns.map((_column, at) => `$${row * columns.length + at + 1}`)
      return `(${places.join(', ')})`
    })
    await ask(`insert into ${name} (${quoted}) values ${rows.join(', ')}`, batch)
    batch = []
  }
  for (const row of source.prepare(`select ${quoted} from ${name}`).iterate()) {
    for (const column of columns) batch.push(withoutNul(row[column]))
    if (batch.length >= rowsWritten(name) * columns.length) await insert()
  }
  await insert()
  if (counted === undefined) return
  // Ids of what was deleted are not given again.
  const { seq } = source.prepare('select seq from sqlite_sequence where name = ?').get(name) ?? {}
  if (typeof seq === 'number' && seq > 0) {
    await ask(
      `select setval(sequence, greatest($3, pg_sequence_last_value(sequence)))
       from (select pg_get_serial_sequence($1, $2)::regclass as sequence)`,
      [name, counted, seq],
    )
  }
}

/** Every table with what visitors and staff have left, each after those that it refers to. */
export function tablesOf(database: DatabaseSync): Table[] {
  const found = Tables.parse(
    database
      .prepare(
        "select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
      )
      .all(),
  ).filter(({ name }) => !name.startsWith('kysely_'))
  const ordered: Table[] = []
  function add(name: string) {
    const table = found.find((one) => one.name === name)
    if (table === undefined || ordered.some((one) => one.name === name)) return
    const references = References.parse(database.prepare(`PRAGMA foreign_key_list(${name})`).all())
    for (const reference of references) if (reference.table !== name) add(reference.table)
    const columns = Columns.parse(database.prepare(`PRAGMA table_info(${name})`).all())
    ordered.push({
      name,
      columns: columns.map((column) => column.name),
      counted: /\bautoincrement\b/i.test(table.sql) ? columns.find(({ pk }) => pk === 1)?.name : undefined,
    })
  }
  for (const { name } of found) add(name)
  return ordered
}
