import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { inRoot } from '../../tools/lib/paths.ts'
import type { HeroView } from './view.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Photographs the still life of the home page. @returns PNGs, one a view */
export async function exposeHero(
  browser: Browser,
  views: readonly HeroView[],
  timeoutMs: number,
): Promise<readonly Buffer[]> {
  const site = inRoot('.cache/hero')
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir: site, emptyOutDir: true, minify: false, target: 'es2023' },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(timeoutMs)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  // Files come straight from disk: no server, and nothing can leave.
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.startsWith('/models/')
      ? inRoot(`public${pathname}`)
      : join(site, pathname === '/' ? 'index.html' : pathname)
    await route.fulfill({
      body: await readFile(file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    })
  })
  await page.goto('http://localhost/')
  const pictures: Buffer[] = []
  for (const view of views) {
    await page.setViewportSize({ width: view.width, height: view.height })
    await page.evaluate((shot) => window.expose(shot), view)
    pictures.push(await page.screenshot({ timeout: timeoutMs }))
  }
  await page.close()
  // A shader that fails to compile hides its object without a word.
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return pictures
}
