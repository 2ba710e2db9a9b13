// npm run stills [hall] [tape] [imac] [ipod] [echo] [hero]: photographs the scenes as visitors without 3D, and everybody in the first second, see them.
import './requireNode.mjs'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { hallKeys, type HallKey } from '../src/lib/hallKeys.ts'
import { stillPage } from '../src/scenes/ipod/layout.ts'
import { ensureChromium } from './browser.ts'
import { exposeHero } from './hero/expose.ts'
import { heroViews } from './hero/view.ts'
import { buildClient } from './house/buildClient.ts'
import { chromiumFlags } from './house/chromiumFlags.ts'
import { type HouseServer, startHouseServer } from './house/houseServer.ts'
import { photographSky } from './sky/photographSky.ts'
import { copyData, narratedData } from './house/narratedData.ts'
import { inRoot } from './house/paths.ts'

/** What is cut from a picture, CSS px. */
interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Still extends Size {
  readonly name: string
  readonly webp: Buffer
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
/** Width of the deck on a phone. */
const phoneWidth = 900
/** Software draws a frame of this size in seconds, and builds its shaders in more. */
const patienceMs = 300_000

/** The phone's hero is the portrait one, smaller. */
const heroPhone = { width: 720, height: 900 } as const

const opened: { house: HouseServer | null } = { house: null }
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  const asked = process.argv.slice(2)
  const made: Still[] = []
  for (const view of views) {
    if (asked.length === 0 || asked.includes('hall')) made.push(...(await photograph(browser, view)))
    if (asked.length === 0 || asked.includes('tape')) made.push(...(await photographTape(browser, view)))
    if (asked.length === 0 || asked.includes('imac')) made.push(...(await photographImac(browser, view)))
  }
  if (asked.length === 0 || asked.includes('ipod')) made.push(await photographIpod(browser))
  if (asked.length === 0 || asked.includes('hero')) made.push(...(await heroes(browser)))
  if (asked.length === 0 || asked.includes('echo'))
    for (const { png, name, ...pixels } of await photographSky(browser))
      made.push(await encoded(png, name, pixels))
  await mkdir(inRoot('public/stills'), { recursive: true })
  for (const { name, webp } of made) await writeFile(inRoot(`public/stills/${name}.webp`), webp)
  await writeFile(inRoot('src/scenes/stills.gen.ts'), manifestOf([...made, ...(await keptStills(made))]))
  for (const { name, webp, width, height } of made)
    console.log(`${name.padEnd(22)} ${width}x${height}  ${(webp.length / 1000).toFixed(1)} KB`)
} finally {
  await browser.close()
  await opened.house?.stop()
}

/** Where the exhibition is open: only some pictures need it. */
async function houseUrl(): Promise<string> {
  if (opened.house === null) {
    await buildClient()
    // With narrations, so that a tape lies in the deck.
    opened.house = await startHouseServer({ fill: copyData(await narratedData(true)) })
  }
  return opened.house.url
}

async function photograph(within: Browser, view: (typeof views)[number]): Promise<readonly Still[]> {
  const context = await within.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.dpr,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${await houseUrl()}/exhibits/werkschau?stage=high`)
  await page.waitForFunction(() => document.querySelector('img[data-hidden]') !== null)
  await atRest(page)
  const rects = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[data-slug]')].map((tile) => {
      const { x, y, width } = tile.getBoundingClientRect()
      return { slug: tile.dataset.slug ?? '', x, y, width }
    }),
  )
  await showSceneAlone(page)
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

async function heroes(within: Browser): Promise<readonly Still[]> {
  const pictures = await exposeHero(within, heroViews, patienceMs)
  const stillsOfHero = await Promise.all(
    pictures.map(async (png, index) => {
      const view = heroViews[index]
      if (view === undefined) throw new Error('A picture without a view')
      const whole = await encoded(png, `hero-${view.name}`, view)
      return view.name === 'portrait' ? [whole, await encoded(png, 'hero-phone', heroPhone)] : [whole]
    }),
  )
  return stillsOfHero.flat()
}

async function encoded(png: Buffer, name: string, { width, height }: Size): Promise<Still> {
  const webp = await sharp(png)
    .resize(width, height)
    .webp({ quality: 100 * quality, smartSubsample: true, effort: 6 })
    .toBuffer()
  return { name, webp, width, height }
}

/** The tape room at rest, and its deck alone for phones. */
async function photographTape(within: Browser, view: (typeof views)[number]): Promise<readonly Still[]> {
  const context = await within.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.dpr,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${await houseUrl()}/exhibits/werkschau/tape?stage=high`)
  // The film ends by itself; to click it away needs frames that software has not.
  await page.locator('[data-intro]').waitFor({ state: 'detached' })
  await page.waitForFunction(() => (window.__museum?.frames() ?? 0) > 0)
  await atRest(page)
  await showSceneAlone(page)
  const png = await page.screenshot({ timeout: patienceMs })
  const whole = { x: 0, y: 0, width: view.width, height: view.height }
  const stills = [await developed(page, png, `tape-${view.name}`, whole, view.width, view.height)]
  if (view.name === 'landscape') {
    const air = 0.012 * view.width
    const { left, top, right, bottom } = await deckEdges(page)
    const cut = {
      x: left - air,
      y: top - air,
      width: view.width - left - right + 2 * air,
      height: view.height - top - bottom + 2 * air,
    }
    const height = Math.round((phoneWidth * cut.height) / cut.width)
    stills.push(await developed(page, png, 'tape-phone', cut, phoneWidth, height))
  }
  await context.close()
  return stills
}

/** The player in its white, its display dark: the page's own lies over it. */
async function photographIpod(within: Browser): Promise<Still> {
  const context = await within.newContext({ viewport: stillPage, deviceScaleFactor: 1.25 })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${await houseUrl()}/exhibits/werkschau/ipod?stage=high`)
  await page.locator('[data-lit]').waitFor({ state: 'attached' })
  await atRest(page)
  await showSceneAlone(page)
  const png = await page.screenshot({ timeout: patienceMs })
  const whole = { x: 0, y: 0, ...stillPage }
  const still = await developed(page, png, 'ipod', whole, 2000, 2000)
  await context.close()
  return still
}

/** The iMac's studio from a few steps away, and with the dark tube large before one: the page lays its desktop on that. */
async function photographImac(within: Browser, view: (typeof views)[number]): Promise<readonly Still[]> {
  const stills: Still[] = []
  for (const [name, place] of [
    ['welcome', 'welcome'],
    ['desk', 'desktop'],
  ] as const) {
    const context = await within.newContext({
      viewport: { width: view.width, height: view.height },
      deviceScaleFactor: view.dpr,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(patienceMs)
    await page.goto(`${await houseUrl()}/exhibits/imac/${place}?stage=high`)
    await page.locator('[data-lit]').waitFor({ state: 'attached' })
    await atRest(page)
    await showSceneAlone(page)
    const png = await page.screenshot({ timeout: patienceMs })
    const whole = { x: 0, y: 0, width: view.width, height: view.height }
    stills.push(await developed(page, png, `imac-${name}-${view.name}`, whole, view.width, view.height))
    await context.close()
  }
  return stills
}

/** How far the deck is from the edges of the screen, CSS px: the page lays its keys by the same numbers. */
async function deckEdges(page: Page): Promise<Record<'left' | 'top' | 'right' | 'bottom', number>> {
  return page.evaluate(() => {
    const room = document.querySelector('[data-phase]')
    if (room === null) throw new Error('the room is not there')
    const style = getComputedStyle(room)
    const edge = (name: string) => Number.parseFloat(style.getPropertyValue(`--deck-${name}`))
    return { left: edge('left'), top: edge('top'), right: edge('right'), bottom: edge('bottom') }
  })
}

/** Words and labels are set by the page. */
async function showSceneAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#root > *'))
      if (element.querySelector('canvas') === null) element.style.visibility = 'hidden'
  })
}

function isHallKey(slug: string): slug is HallKey {
  return hallKeys.some((key) => key === slug)
}

/** Waits until the scene draws nothing any more. */
async function atRest(page: Page): Promise<void> {
  // A busy machine may take seconds for one frame: it has to stand still three times running.
  for (let before = -1, still = 0; still < 3;) {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const now = await page.evaluate(() => window.__museum?.frames() ?? 0)
    still = now === before ? still + 1 : 0
    before = now
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

/** Those that were made before and not now. */
async function keptStills(made: readonly Still[]): Promise<readonly Still[]> {
  const folder = inRoot('public/stills')
  const names = (await readdir(folder)).map((file) => file.replace(/\.webp$/, ''))
  const kept = names.filter((name) => made.every((still) => still.name !== name))
  return Promise.all(
    kept.map(async (name) => {
      const webp = await readFile(`${folder}/${name}.webp`)
      const { width, height } = await sharp(webp).metadata()
      return { name, webp, width, height }
    }),
  )
}

function manifestOf(made: readonly Still[]): string {
  const sorted = made.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const lines = sorted.map(({ name, webp, width, height }) => {
    const version = createHash('sha256').update(webp).digest('hex').slice(0, 12)
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return `  ${key}: {
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
