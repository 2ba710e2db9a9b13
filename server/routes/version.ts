import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { version } from '../../contract/versionRoutes.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'

const entry = /<script type="module"[^>]*\ssrc="\/assets\/([^"]+)\.js"/

/** Tells which build is served. It is read anew each time: a deploy puts another one in place while the server runs. */
export function addVersionRoute(app: FastifyInstance, context: Context, dist: string): void {
  route(app, context, version, async () => ({ build: await builtScript(dist) }))
}

/** @returns null where nothing is built */
async function builtScript(dist: string): Promise<string | null> {
  try {
    return entry.exec(await readFile(join(dist, 'index.html'), 'utf8'))?.[1] ?? null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
