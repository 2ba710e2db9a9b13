import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The document of a page as it stands before its code runs; undefined for an address that none is drawn for. */
export type FirstPaints = (path: string) => Promise<string | undefined>

/**
 * The documents that the build draws, see tools/house/firstPaints.
 * @param dist folder of the built client; without drawings in it, every page is the bare client
 */
export function readFirstPaints(dist: string): FirstPaints {
  const file = join(dist, '.firstPaints.json')
  let known = { mtimeMs: -1, documents: new Map<string, string>() }
  return async (path) => {
    // A new client may be put there while the server runs.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: -1 }))
    if (mtimeMs !== known.mtimeMs) {
      const documents: Record<string, string> = mtimeMs === -1 ? {} : JSON.parse(await readFile(file, 'utf8'))
      known = { mtimeMs, documents: new Map(Object.entries(documents)) }
    }
    return known.documents.get(path)
  }
}
