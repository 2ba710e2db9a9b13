import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../schema.ts'
import type { Ask } from './client.ts'

export type Versions = ReadonlyMap<string, number>

/** Notes the tables of a transaction, as its last statement. It adds rows, so that transactions need not wait. */
export async function countCommit(db: Db, tables: ReadonlySet<string>): Promise<void> {
  if (tables.size === 0) return
  await sql`insert into table_commit (name, commits) select unnest(${[...tables]}::text[]), 1`.execute(db)
}

const versionsQuery = 'select name, sum(commits) as version from table_commit group by name'
const Rows = z.array(z.object({ name: z.string(), version: z.number() }))
const toVersions = (rows: z.infer<typeof Rows>): Versions =>
  new Map(rows.map(({ name, version }) => [name, version]))

/** In a consistent transaction these are the versions of its state. */
export async function readVersions(db: Db): Promise<Versions> {
  const { rows } = await sql.raw<z.infer<typeof Rows>[number]>(versionsQuery).execute(db)
  return toVersions(rows)
}

/** Replaces many rows by their sum. */
export async function sumUpCommits(db: Db): Promise<void> {
  await sql`
    with gone as (delete from table_commit returning name, commits)
    insert into table_commit (name, commits) select name, sum(commits) from gone group by name`.execute(db)
}

export function versionOf(versions: Versions, tables: readonly string[]): number {
  return tables.reduce((sum, table) => sum + (versions.get(table) ?? 0), 0)
}

/** ms that a list waits for the versions; the second value after Postgres has not answered. */
const limitsMs = { usual: 2000, frozen: 200 }

/**
 * Reads the versions for many callers: one query runs and one waits. Callers get only queries that started after their
 * call, so every commit before it counts.
 * @param ask answers or rejects within seconds
 */
export function createVersionReader(ask: Ask): () => Promise<Versions> {
  let asked: Promise<Versions> | undefined
  let waiting: Promise<Versions> | undefined
  let isFrozen = false

  function put(): Promise<Versions> {
    const question = ask(versionsQuery)
      .then(({ rows }) => {
        isFrozen = false
        return toVersions(Rows.parse(rows))
      })
      .finally(() => {
        if (asked === question) asked = undefined
      })
    asked = question
    return question
  }
  function putNext(): Promise<Versions> {
    waiting = undefined
    return put()
  }
  return async () => {
    if (asked !== undefined) waiting ??= asked.then(putNext, putNext)
    const answer = waiting ?? put()
    const giveUp = new AbortController()
    const tooLate = setTimeout(limitsMs[isFrozen ? 'frozen' : 'usual'], undefined, giveUp).then(() => {
      isFrozen = true
      throw new Error('timeout expired')
    })
    tooLate.catch(() => {})
    try {
      return await Promise.race([answer, tooLate])
    } finally {
      giveUp.abort()
    }
  }
}
