// node tools/models/look.ts NAME [VIEW...] [--out FOLDER] [--size 1920x1080]: photographs a model in the studio.
import { mkdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { ensureChromium } from '../browser.ts'
import { chromiumFlags } from '../house/chromiumFlags.ts'
import { views } from './views.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.look/models' },
    size: { type: 'string', default: '1920x1080' },
  },
})
const [model = '', ...asked] = positionals
const [width = 1920, height = 1080] = values.size.split('x').map(Number)
const chosen = (views[model] ?? []).filter((view) => asked.length === 0 || asked.includes(view.name))
if (chosen.length === 0) throw new Error(`no view of ${model}; there are ${Object.keys(views).join(', ')}`)

const site = here('../../.look/viewer')
await build({
  root: here('./viewer'),
  configFile: false,
  logLevel: 'warn',
  build: { outDir: site, emptyOutDir: true, minify: false, target: 'es2023' },
})
await mkdir(values.out, { recursive: true })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
try {
  const page = await browser.newPage({ viewport: { width, height } })
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
  for (const view of chosen) {
    const drawn = await page.evaluate(([name, shot, w, h]) => window.show(name, shot, w, h), [
      model,
      view,
      width,
      height,
    ] as const)
    const file = join(values.out, `${model}-${view.name}.png`)
    await page.screenshot({ path: file, timeout: 120_000 })
    console.log(`${file}: ${drawn.calls} calls, ${drawn.triangles} triangles`)
  }
  // A shader that fails to compile hides its object without a word.
  if (errors.length > 0) throw new Error(errors.join('\n'))
} finally {
  await browser.close()
}
