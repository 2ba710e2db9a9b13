import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { inRoot } from '../lib/paths.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** A page that is built for itself, and where its files come to lie. */
export interface LonePage {
  readonly source: string
  readonly site: string
}

/** The sky alone: `window.sky` opens it. */
export const skyPage: LonePage = {
  source: fileURLToPath(new URL('.', import.meta.url)),
  site: inRoot('.cache/sky'),
}

export async function buildPage({ source, site }: LonePage): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: site, emptyOutDir: true, minify: false, target: 'es2023', assetsInlineLimit: 0 },
  })
}

interface OpenedPage {
  readonly page: Page
  /** What its console has complained of: a shader that fails to compile hides its object without a word. */
  readonly errors: readonly string[]
}

/** Opens a page that was built. @param before runs in the page before all else */
export async function openPage(
  browser: Browser,
  { site }: LonePage,
  options: {
    readonly width: number
    readonly height: number
    readonly dpr?: number
    readonly before?: () => void
  },
): Promise<OpenedPage> {
  const { width, height, dpr = 1, before } = options
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: dpr })
  const page = await context.newPage()
  page.setDefaultTimeout(300_000)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  // Files come straight from disk: no server, and nothing can leave.
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.startsWith('/models/')
      ? inRoot(`public${pathname}`)
      : join(site, pathname === '/' ? 'index.html' : pathname)
    try {
      const contentType = types[extname(file)] ?? 'application/octet-stream'
      await route.fulfill({
        body: await readFile(file),
        contentType,
        // Fine clocks for benchmarks.
        headers: {
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Embedder-Policy': 'require-corp',
        },
      })
    } catch (error) {
      console.error(`${pathname}: ${String(error)}`)
      await route.abort()
    }
  })
  if (before) await page.addInitScript(before)
  await page.goto('http://localhost/')
  return { page, errors }
}
