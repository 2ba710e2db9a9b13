import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const workerSource = 'src/api/offline/worker.ts'
const contract = 'contract'

/** What any page needs to open; the rest comes when pages are there. */
const first = /\.(?:html|js|css|woff2|svg)$/
/** Of the build's folder, but nothing that a page asks for. */
const isNote = (path: string) => /(?:^|\/)\.|\.(?:br|md)$/.test(path)

/**
 * Builds the service worker beside the finished client, with the list of the client's files written into it, and tells
 * the client the shape of the data that its contract promises.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    config: async ({ root = process.cwd() }) => ({
      define: { 'import.meta.env.NACHKLANG_SHAPE': JSON.stringify(await hashOf(join(root, contract))) },
    }),
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      async handler() {
        const folder = resolve(config.root, config.build.outDir)
        await build({
          root: config.root,
          configFile: false,
          logLevel: 'warn',
          define: { NACHKLANG_BUILD: JSON.stringify(await filesOf(folder)) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            target: config.build.target || 'es2023',
            rolldownOptions: {
              input: join(config.root, workerSource),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })
      },
    },
  }
}

/** The files of a build as paths from the root, and a version that changes with any byte of them. */
async function filesOf(folder: string) {
  const paths = (await pathsIn(folder)).filter((path) => !isNote(path) && path !== 'sw.js')
  return {
    version: await hashOf(folder, paths),
    first: paths.filter((path) => first.test(path)).map((path) => `/${path}`),
    later: paths.filter((path) => !first.test(path)).map((path) => `/${path}`),
  }
}

async function pathsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

async function hashOf(folder: string, paths?: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths ?? (await pathsIn(folder)))
    hash.update(path).update(await readFile(join(folder, path)))
  return hash.digest('hex').slice(0, 16)
}
