import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The auto-increment column, whose numbers are never reused. */
  readonly counted: string | undefined
}

const Tables = z.array(z.object({ name: z.string(), sql: z.string() }))
const Columns = z.array(z.object({ name: z.string(), pk: z.number() }))
const References = z.array(z.object({ table: z.string() }))

/** Every table with data of visitors and staff, in the order of their references. */
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
