import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
const textAssets = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/

/** Bytes at the best brotli quality, as the server sends them. */
export const compress = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/** Writes NAME.br beside each text asset of a folder that gets smaller by it and has none. Returns how many. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const there = new Set(entries.map((entry) => join(entry.parentPath, entry.name)))
  // Dot folders hold the build's own notes; nobody asks for those.
  const isAsset = (path: string) => textAssets.test(path) && !/(^|\/)\./.test(relative(folder, path))
  const files = entries.filter((entry) => entry.isFile() && isAsset(join(entry.parentPath, entry.name)))
  const written = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      if (there.has(`${path}.br`)) return 0
      const bytes = await readFile(path)
      const small = await compress(bytes)
      if (small.length >= bytes.length) return 0
      // Whole at once: the server may be open already.
      const part = `${path}.${process.pid}`
      await writeFile(part, small)
      await rename(part, `${path}.br`)
      return 1
    }),
  )
  return written.reduce((sum: number, one) => sum + one, 0)
}
