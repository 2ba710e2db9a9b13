import { PostgresAdapter, sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Whether a database is Postgres: for the few things that the two engines say in different words. */
export function isPostgres<DB>(db: Kysely<DB>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Lets the ids of a new table begin there. */
export async function startIdsAt<DB>(db: Kysely<DB>, table: string, first: number): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(first)}`.execute(db)
  } else {
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${first - 1})`.execute(db)
  }
}

/** Lets the next id follow the highest one, after rows were written with ids of their own. SQLite does that by itself. */
export async function continueIds<DB>(db: Kysely<DB>, table: string): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
}
