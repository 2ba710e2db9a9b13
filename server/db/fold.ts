/**
 * A text as it is searched for: "Übung" is "übung", however the dots were typed. SQL knows it by the same name, because
 * SQLite's own `lower` knows the letters from a to z alone.
 */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** The same in Postgres, by the rules of Unicode where it was built with them. */
export const foldInPostgres = (hasIcu: boolean): string =>
  `create or replace function fold(text) returns text language sql immutable as
   $$ select lower(normalize($1, NFC)${hasIcu ? ' collate "und-x-icu"' : ''}) $$`
