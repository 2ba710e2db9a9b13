import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FirstPaint } from '../../../src/lib/firstPaint.ts'
import { inRoot, root } from '../paths.ts'

export interface Drawing extends FirstPaint {
  /** It measured the screen: on one that is no phone it looks otherwise. */
  readonly isForPhone: boolean
}

const source = 'src/app/firstPaint/draw.tsx'

/** Builds the client's pages for Node, and draws each of them. Rejects where one cannot be drawn. */
export async function drawPages(): Promise<readonly Drawing[]> {
  const aside = inRoot(`.cache/draw-${process.pid}`)
  const { build } = await import('vite')
  try {
    await build({
      root,
      configFile: inRoot('vite.config.ts'),
      logLevel: 'warn',
      // Whole, so that React is the one that visitors get and not the one that warns.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { ssr: source, outDir: aside, copyPublicDir: false, minify: false, manifest: false },
    })
    return await drawn(join(aside, 'draw.js'))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function drawn(module: string): Promise<readonly Drawing[]> {
  const worker = new Worker(new URL('./drawWorker.ts', import.meta.url), {
    workerData: pathToFileURL(module).href,
  })
  try {
    return await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  } finally {
    await worker.terminate()
  }
}
