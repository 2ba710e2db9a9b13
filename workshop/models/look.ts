// node workshop/models/look.ts NAME [VIEW...] [--out FOLDER] [--size 1920x1080]: photographs a model in the studio.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../tools/browser.ts'
import { chromiumFlags } from '../../tools/lib/chromiumFlags.ts'
import { apartOf } from './lib/measure.ts'
import { openViewer } from './openViewer.ts'
import { objects } from './registry.ts'
import { views } from './views.ts'

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

const build = objects[model]
if (!build) throw new Error(`no model ${model}`)
const apart = apartOf(build())

await mkdir(values.out, { recursive: true })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  const { page, errors } = await openViewer(browser, { width, height })
  for (const view of chosen) {
    const drawn = await page.evaluate(([name, shot, w, h, parts]) => window.show(name, shot, w, h, parts), [
      model,
      view,
      width,
      height,
      apart,
    ] as const)
    const file = join(values.out, `${model}-${view.name}.png`)
    await page.screenshot({ path: file, timeout: 120_000 })
    console.log(`${file}: ${drawn.calls} calls, ${drawn.triangles} triangles`)
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
} finally {
  await browser.close()
}
