import { globSync } from 'node:fs'
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { precompress } from './compress.ts'
import { inRoot, root } from './paths.ts'
import { buildSources, hashSources } from './sources.ts'

const dist = inRoot('dist')
/** In dist: what it was built from. */
const stamp = '.sources'

interface Options {
  /** Without the compressed files beside its own, which the next call makes. */
  readonly uncompressed?: boolean
}

/** Builds the client into dist, or leaves it when dist was built from the very same sources. */
export async function buildClient({ uncompressed = false }: Options = {}): Promise<void> {
  const hash = await hashSources(root, buildSources)
  if ((await lastHash()) === hash) {
    console.log('The client is built already from these sources.')
  } else {
    await build(hash)
  }
  if (!uncompressed) await precompress(dist)
}

async function build(hash: string): Promise<void> {
  const startedAt = performance.now()
  // Built aside and put in place at the end: a build that breaks off, or a second one, never leaves half a dist.
  const aside = inRoot(`.cache/dist-${process.pid}`)
  try {
    // Loaded only when there is something to build: an unchanged start stays quick.
    const vite = await import('vite')
    await vite.build({
      root,
      configFile: inRoot('vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: aside, emptyOutDir: true },
    })
    await addNotices(join(aside, 'licenses.txt'))
    await writeFile(join(aside, stamp), hash)
    await rm(dist, { recursive: true, force: true })
    await rename(aside, dist)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`Built the client into dist in ${seconds} s.`)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Vite lists what its chunks bundle; typefaces come by style sheets, and the service worker is built apart. */
async function addNotices(file: string): Promise<void> {
  const others = globSync(['@fontsource*/*/LICENSE', 'workbox-{core,expiration,range-requests}/LICENSE'], {
    cwd: inRoot('node_modules'),
  })
  for (const other of others.toSorted()) {
    const text = await readFile(inRoot(join('node_modules', other)), 'utf8')
    await appendFile(file, `\n## ${dirname(other)}\n\n${text}`)
  }
}

async function lastHash(): Promise<string | undefined> {
  try {
    return await readFile(join(dist, stamp), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
