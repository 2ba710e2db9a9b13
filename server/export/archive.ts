import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Database } from '../db/open.ts'
import { lettingGo } from './letGoOfBuffers.ts'
import { researchFiles } from './researchFiles.ts'

/** The research data as one zip file. Nothing is read before somebody takes it, and little ahead. */
export function archiveOf(database: Pick<Database, 'openReader'>): Readable {
  return Readable.from(lettingGo(archiveBytes(database)), { objectMode: false })
}

async function* archiveBytes({ openReader }: Pick<Database, 'openReader'>): AsyncGenerator<Uint8Array> {
  const source = openReader()
  const reader = makeZip(researchFiles(source.db)).getReader()
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
