import { DatabaseSync } from 'node:sqlite'
import { tablesOf } from '../tables.ts'
import type { Table } from '../tables.ts'
import type { Ask } from './client.ts'
import { withoutNul } from '../nul.ts'

/** Rows per statement; media are large. */
const rowsAtATime = (table: string) => (table === 'media' ? 1 : 200)

/**
 * Replaces the content of a Postgres by that of a SQLite file of the present version; all or nothing.
 * @param ask a connection with the write lock
 */
export async function loadInto(ask: Ask, file: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = tablesOf(source)
    const names = tables.map(({ name }) => name)
    await ask('begin')
    // Ids used here are not used again.
    await ask(`truncate ${names.join(', ')} continue identity`)
    for (const table of tables) await loadTable(ask, source, table)
    // Invalidates the lists that servers have built.
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
    if (batch.length >= rowsAtATime(name) * columns.length) await insert()
  }
  await insert()
  if (counted === undefined) return
  // Ids of deleted rows are not used again.
  const { seq } = source.prepare('select seq from sqlite_sequence where name = ?').get(name) ?? {}
  if (typeof seq === 'number' && seq > 0) {
    await ask(
      `select setval(sequence, greatest($3, pg_sequence_last_value(sequence)))
       from (select pg_get_serial_sequence($1, $2)::regclass as sequence)`,
      [name, counted, seq],
    )
  }
}
