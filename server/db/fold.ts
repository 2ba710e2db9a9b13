/** Folds a text for searching. SQL has the same function, since SQLite's `lower` handles a to z only. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** The same in Postgres, with Unicode rules where it was built with ICU. */
export const foldInPostgres = (hasIcu: boolean): string =>
  `create or replace function fold(text) returns text language sql immutable as
   $$ select lower(normalize($1, NFC)${hasIcu ? ' collate "und-x-icu"' : ''}) $$`
