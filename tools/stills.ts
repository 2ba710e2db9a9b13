// npm run stills: photographs the scenes as visitors without 3D, and everybody in the first second, see them.
import './requireNode.mjs'
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { hallKeys, type HallKey } from '../src/lib/hallKeys.ts'
import { ensureChromium } from './browser.ts'
import { buildClient } from './house/buildClient.ts'
import { chromiumFlags } from './house/chromiumFlags.ts'
import { startHouseServer } from './house/houseServer.ts'
import { inRoot } from './house/paths.ts'

/** What is cut from a picture, CSS px. */
interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Still {
  readonly name: string
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

/** Of 1: below it, dark gradients begin to show steps. */
const quality = 0.88
/** Device pixels a CSS pixel: single objects are cut from the first. */
const views = [
  { name: 'landscape', width: 1920, height: 1080, dpr: 1.5 },
  { name: 'portrait', width: 1080, height: 1920, dpr: 1 },
] as const
/** Side of the pictures of single objects. */
const objectSide = 720
/** Software draws a frame of this size in seconds, and builds its shaders in more. */
const patienceMs = 300_000

await buildClient()
const house = await startHouseServer()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  const made: Still[] = []
  for (const view of views) made.push(...(await photograph(browser, view)))
  await mkdir(inRoot('public/stills'), { recursive: true })
  for (const { name, webp } of made) await writeFile(inRoot(`public/stills/${name}.webp`), webp)
  await writeFile(inRoot('src/scenes/stills.gen.ts'), manifestOf(made))
  for (const { name, webp, width, height } of made)
    console.log(`${name.padEnd(22)} ${width}x${height}  ${(webp.length / 1000).toFixed(1)} KB`)
} finally {
  await browser.close()
  await house.stop()
}

async function photograph(within: Browser, view: (typeof views)[number]): Promise<readonly Still[]> {
  const context = await within.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.dpr,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${house.url}/exhibits/werkschau?stage=high`)
  await page.waitForFunction(() => document.querySelector('img[data-hidden]') !== null)
  await atRest(page)
  const rects = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[data-slug]')].map((tile) => {
      const { x, y, width } = tile.getBoundingClientRect()
      return { slug: tile.dataset.slug ?? '', x, y, width }
    }),
  )
  // The scene alone: words and labels are set by the page.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#root > *'))
      if (element.querySelector('canvas') === null) element.style.visibility = 'hidden'
  })
  const png = await page.screenshot({ timeout: patienceMs })
  const whole = { x: 0, y: 0, width: view.width, height: view.height }
  const stills = [await developed(page, png, `werkschau-${view.name}`, whole, view.width, view.height)]
  if (view.name === 'landscape') {
    for (const { slug, x, y, width } of rects) {
      if (!isHallKey(slug)) continue
      // The plinth is as wide as the tile; a little air on all sides.
      const side = width * 1.25
      const cut = {
        x: x + width / 2 - side / 2,
        y: y - side * (slug === 'echo' ? 0.02 : 0.16),
        width: side,
        height: side,
      }
      stills.push(await developed(page, png, `werkschau-${slug}`, cut, objectSide, objectSide))
    }
  }
  await context.close()
  return stills
}

function isHallKey(slug: string): slug is HallKey {
  return hallKeys.some((key) => key === slug)
}

/** Waits until the scene draws nothing any more. */
async function atRest(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now;) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, 3000))
    now = await page.evaluate(() => window.__museum?.frames() ?? 0)
  }
}

/** Cuts and packs a picture; the browser is the only encoder at hand. */
async function developed(
  page: Page,
  png: Buffer,
  name: string,
  cut: Cut,
  width: number,
  height: number,
): Promise<Still> {
  const base64 = await page.evaluate(
    async ({ source, from, to, share }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const scale = image.naturalWidth / innerWidth
      const canvas = document.createElement('canvas')
      canvas.width = to.width
      canvas.height = to.height
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(
        image,
        from.x * scale,
        from.y * scale,
        from.width * scale,
        from.height * scale,
        0,
        0,
        to.width,
        to.height,
      )
      return canvas.toDataURL('image/webp', share).replace(/^[^,]*,/, '')
    },
    { source: png.toString('base64'), from: cut, to: { width, height }, share: quality },
  )
  return { name, webp: Buffer.from(base64, 'base64'), width, height }
}

function manifestOf(made: readonly Still[]): string {
  const lines = made.map(({ name, webp, width, height }) => {
    const version = createHash('sha256').update(webp).digest('hex').slice(0, 12)
    return `  '${name}': {
    url: '/stills/${name}.webp?v=${version}',
    width: ${width},
    height: ${height},
  },`
  })
  return `// Written by \`npm run stills\`; changes made here are lost.

export interface Still {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const stills = {
${lines.join('\n')}
} as const satisfies Record<string, Still>
`
}
