import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

interface Viewer {
  readonly page: Page
  /** What its console has complained of: a shader that fails to compile hides its object without a word. */
  readonly errors: readonly string[]
}

/** Builds the studio and opens it in a page. */
export async function openViewer(browser: Browser, size: { width: number; height: number }): Promise<Viewer> {
  const site = here('../../.look/viewer')
  await build({
    root: here('./viewer'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: site, emptyOutDir: true, minify: false, target: 'es2023' },
  })
  const page = await browser.newPage({ viewport: size })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  // Files come straight from disk: no server, and nothing can leave.
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = path.startsWith('/models/')
      ? here(`../../public${path}`)
      : join(site, path === '/' ? 'index.html' : path)
    try {
      const contentType = types[extname(file)] ?? 'application/octet-stream'
      await route.fulfill({ body: await readFile(file), contentType })
    } catch (error) {
      console.error(`${path}: ${String(error)}`)
      await route.abort()
    }
  })
  await page.goto('http://localhost/')
  await page.waitForFunction(() => typeof window.show === 'function')
  return { page, errors }
}
