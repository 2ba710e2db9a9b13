import { foldInPostgres } from '../fold.ts'
import type { Ask } from './client.ts'
import { locks } from './locks.ts'

/**
 * What servers of one database keep beside the exhibition's own tables: versions and counts. Nothing in it is
 * worth a backup, so no migration makes it.
 */
export async function makeOwnTables(ask: Ask): Promise<void> {
  const icu = await ask(`select 1 from pg_collation where collname = 'und-x-icu'`)
  await ask(`
    begin;
    select pg_advisory_xact_lock(${locks.writing});
    create table if not exists table_commit (
      name text collate "C" not null,
      commits bigint not null
    );
    create unlogged table if not exists request_count (
      key text collate "C" primary key,
      count bigint not null,
      ends_at timestamptz not null
    );
    ${foldInPostgres(icu.rows.length > 0)};
    alter table media alter column bytes set storage external;
    commit`)
}
