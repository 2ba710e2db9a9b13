import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ExportFile } from './researchFiles.ts'

type Files = (db: Kysely<Schema>) => AsyncIterable<ExportFile>

/** These files as one zip file. Nothing is read before somebody takes it, and little ahead. */
export function archiveOf(database: Pick<Database, 'openReader'>, files: Files): Readable {
  return Readable.from(archiveBytes(database, files), { objectMode: false })
}

async function* archiveBytes(
  { openReader }: Pick<Database, 'openReader'>,
  files: Files,
): AsyncGenerator<Uint8Array> {
  const source = openReader()
  const reader = makeZip(files(source.db)).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Whoever goes away in the middle leaves the rest unread.
    await reader.cancel()
    source.close()
  }
}
