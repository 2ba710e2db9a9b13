import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from './command.ts'
import { root } from './paths.ts'
import { compiledFolder, serverCommand } from './serverCommand.ts'
import { hashSources } from './sources.ts'

const sources = ['server', 'contract', 'content', 'package-lock.json', 'tools/lib/serverCommand.ts']
/** In the folder: what it was compiled from, and by which Node. */
const stamp = join(compiledFolder, 'sources')

/**
 * Has the server's code compiled once for the same sources, in a process of its own: the server that then starts holds
 * nothing of the compiler, which is some 30 MB.
 */
export async function compileServer(): Promise<void> {
  const hash = `${process.version} ${await hashSources(root, sources)}`
  if ((await lastHash()) === hash) return
  await rm(compiledFolder, { recursive: true, force: true })
  const { program, args, env } = serverCommand(process.env)
  const { code } = await command(program, [...args, '--load-only'], { env })
  if (code !== 0) throw new Error(`The server cannot be loaded (exit code ${code}).`)
  await mkdir(compiledFolder, { recursive: true })
  await writeFile(stamp, hash)
}

async function lastHash(): Promise<string | undefined> {
  try {
    return await readFile(stamp, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
