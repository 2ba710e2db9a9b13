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
    drop table if exists data_version;
    create table if not exists table_commit (
      name text collate "C" not null,
      commits bigint not null
    );
    create unlogged table if not exists request_count (
      key text collate "C" primary key,
      count bigint not null,
      ends_at timestamptz not null
    );
    alter table media alter column bytes set storage external;
    commit`)
}
