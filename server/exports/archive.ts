import { Readable } from 'node:stream'
import type { Database } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'

/** A file of the archive; its content is read when it is written. */
export interface ExportFile {
  readonly name: string
  readonly input: AsyncIterable<Uint8Array>
}

export async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

type Files = (db: Db) => AsyncIterable<ExportFile>

export function archiveOf(database: Pick<Database, 'openReader'>, files: Files): Readable {
  return Readable.from(archiveBytes(database, files), { objectMode: false })
}

async function* archiveBytes(
  { openReader }: Pick<Database, 'openReader'>,
  files: Files,
): AsyncGenerator<Uint8Array> {
  // Loaded with the first export, to speed up the start.
  const { makeZip } = await import('client-zip')
  const source = openReader()
  const reader = makeZip(files(source.db)).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Called when the client goes away, too.
    await reader.cancel()
    source.close()
  }
}

const extensions: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
}

/** Name of a file in an archive without extension: `story-100001`. */
export const itemName = (kind: string, id: number) => `${kind}-${String(id).padStart(6, '0')}`

/** @param type media type without parameters */
export const extensionOf = (type: string | null) => extensions[type ?? ''] ?? 'bin'
