import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as routes from '#contract/versionRoutes.ts'
import { fromContract } from './contract.ts'
import type { Routes } from './contract.ts'

/** Reports the served build, read each time, since a deployment may replace it while the server runs. */
export const version: Routes = async (app, context) => {
  app.route({ ...fromContract(routes.version), handler: async () => ({ build: await context.version() }) })
}

/**
 * Names the built client by its entry, with a hash of all content. Pages read the same, see
 * src/lib/server/buildVersion.ts. Resolves to null without a build. @param dist folder of the client
 */
export function clientVersion(dist: string): () => Promise<string | null> {
  const index = join(dist, 'index.html')
  let known: { readonly mtimeMs: number; readonly version: string | null } | null = null
  return async () => {
    // A new client may be deployed while the server runs.
    const { mtimeMs } = await stat(index).catch(() => ({ mtimeMs: -1 }))
    if (mtimeMs === -1) return null
    if (known?.mtimeMs !== mtimeMs) known = { mtimeMs, version: versionOfPage(await readFile(index, 'utf8')) }
    return known.version
  }
}

export function versionOfPage(html: string): string | null {
  return /<script\b[^>]*type="module"[^>]*\bsrc="[^"]*?([^"/]+)\.js"/.exec(html)?.[1] ?? null
}
