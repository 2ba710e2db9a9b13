import { readFile, rm, writeFile } from 'node:fs/promises'
import { precompress } from './compress.ts'
import { inRoot, root } from './paths.ts'
import { buildSources, hashSources } from './sources.ts'

const stamp = inRoot('dist/.sources')

/** Builds the client into dist, or leaves it when dist was built from the very same sources. */
export async function buildClient(): Promise<'built' | 'unchanged'> {
  const hash = await hashSources(root, buildSources)
  if ((await lastHash()) === hash) {
    console.log('The client is built already from these sources.')
    return 'unchanged'
  }
  const startedAt = performance.now()
  // The stamp goes first: a build that breaks off must not pass for a finished one.
  await rm(stamp, { force: true })
  // Loaded only when there is something to build: an unchanged start stays quick.
  const { build } = await import('vite')
  await build({ root, configFile: inRoot('vite.config.ts'), logLevel: 'warn' })
  const compressed = await precompress(inRoot('dist'))
  await writeFile(stamp, hash)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built the client into dist in ${seconds} s, ${compressed} files compressed.`)
  return 'built'
}

async function lastHash(): Promise<string | undefined> {
  try {
    return await readFile(stamp, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
