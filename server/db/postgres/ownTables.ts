import type { Ask } from './client.ts'
import { locks } from './locks.ts'

/**
 * What servers of one server keep for each other beside the server's own tables: versions and counts. Nothing in it is
 * worth a backup, so no migration makes it.
 */
export async function makeOwnTables(ask: Ask): Promise<void> {
  await ask(`
    begin;
    select pg_advisory_xact_lock(${locks.writing});
    create table if not exists data_version (
      name text collate "C" primary key,
      version bigint not null
    ) with (fillfactor = 50);
    create unlogged table if not exists request_count (
      key text collate "C" primary key,
      count bigint not null,
      ends_at timestamptz not null
    );
    alter table media alter column bytes set storage external;
    commit`)
}
