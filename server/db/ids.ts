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
