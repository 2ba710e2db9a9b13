import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from '#tools/lib/compress.ts'

const long = 'nachklang '.repeat(100)
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nachklang-compress-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'assets/a.js'), long)
  await writeFile(join(folder, 'assets/tiny.js'), '1')
  await writeFile(join(folder, 'assets/font.woff2'), long)
  await writeFile(join(folder, '.vite/manifest.json'), long)
})
afterEach(() => rm(folder, { recursive: true }))

it('writes a brotli twin beside a text that gets smaller, and beside nothing else', async () => {
  expect(await precompress(folder)).toBe(1)
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(long)
  // A start that was broken off is taken up again.
  expect(await precompress(folder)).toBe(0)
  expect(await readdir(join(folder, 'assets'))).toHaveLength(4)
  await expect(readFile(join(folder, 'assets/tiny.js.br'))).rejects.toThrow('ENOENT')
  await expect(readFile(join(folder, 'assets/font.woff2.br'))).rejects.toThrow('ENOENT')
  await expect(readFile(join(folder, '.vite/manifest.json.br'))).rejects.toThrow('ENOENT')
})
