import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything the client's build is made from. */
export const buildSources = [
  'src',
  'content',
  'contract',
  'public',
  'index.html',
  'win98.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
] as const

/** SHA-256 over the paths and bytes of files and folders under `root`; a missing one counts as missing. */
export async function hashSources(root: string, sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesUnder(root, source)))).flat().toSorted()
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = await readFile(join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
