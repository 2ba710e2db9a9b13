import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { connect } from '#server/db/postgres/client.ts'
import { openPostgres } from '#server/db/postgres/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the template that test databases are copied from; only in the project `postgres`. */
    postgres?: string
  }
}

/** The name of the seeded database that is copied for each test. */
export const template = 'template_museum'

/** @returns the address of another database of the same Postgres */
export function siblingOf(url: string, database: string): string {
  const sibling = new URL(url)
  sibling.pathname = `/${database}`
  return sibling.href
}

/**
 * What a seeded server holds, kept beside it, and a way back to that: much quicker than another database is made. Run in
 * the template when it is seeded.
 */
export const createSeeded = `
  create schema seeded;
  create schema seeded_ids;
  create table seeded_ids.counted as
    select sequencename as name, coalesce(last_value, start_value) as last, last_value is not null as is_called
    from pg_sequences where schemaname = 'public';
  do $$ declare name text; begin
    for name in select tablename from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'table_commit'
    loop execute format('create table seeded.%I as table public.%I', name, name); end loop;
  end $$;
  create function seeded.put_back() returns void language plpgsql as $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'seeded' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%I select * from seeded.%I', name, name);
    end loop;
    perform setval(format('public.%I', counted.name)::regclass, last, is_called) from seeded_ids.counted;
  end $$`

/** Databases of this process that no test uses at the moment. */
const free: string[] = []

/** A seeded database of the test's own. @returns its address */
export async function makeTestPostgres(postgres: string): Promise<string> {
  const known = free.pop()
  const url = known ?? siblingOf(postgres, `test_${randomUUID().replaceAll('-', '')}`)
  const { ask, close } = await connect(known ?? siblingOf(postgres, 'postgres'))
  if (known === undefined) await ask(`create database ${new URL(url).pathname.slice(1)} template ${template}`)
  else {
    try {
      await ask('select seeded.put_back()')
    } catch {
      // The test before has left nothing to put the rows into.
      await close()
      return makeTestPostgres(postgres)
    }
  }
  await close()
  // Registered first, so it comes last: when the servers of the test are closed.
  onTestFinished(() => void free.push(url))
  return url
}

/** Opens a database of the test's own. */
export async function openTestPostgres(
  postgres: string,
  trace: (sql: string) => void,
): Promise<{ database: Database; url: string; exec(sql: string): Promise<void> }> {
  const url = await makeTestPostgres(postgres)
  const database = await openPostgres(url, { trace })
  return {
    database,
    url,
    exec: async (sql) => {
      const { ask, close } = await connect(url)
      await ask(sql)
      await close()
    },
  }
}
