import { type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Tier } from '../../src/scenes/stage/quality.ts'

/** What is cut from a picture, CSS px. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface Still extends Size {
  readonly name: string
  readonly webp: Buffer
}

/** Gives the photographer of a room a browser and the address of the house. */
export interface Studio {
  readonly browser: Browser
  /** Where the exhibition is open: only some pictures need it. */
  readonly serverUrl: () => Promise<string>
}

/** A screen, CSS px and device px a CSS px. */
export interface View extends Size {
  readonly name: string
  readonly dpr: number
}

/** Device pixels a CSS pixel: single objects are cut from the first. */
export const views: readonly View[] = [
  { name: 'landscape', width: 1920, height: 1080, dpr: 1.5 },
  { name: 'portrait', width: 1080, height: 1920, dpr: 1 },
]

/** Of 1: below it, dark gradients begin to show steps. */
const quality = 0.88
/** Software draws a frame of this size in seconds, and builds its shaders in more. */
export const timeoutMs = 300_000

/** Opens a room as large as a view, and waits until its scene is drawn. Whoever opens it closes its context. */
export async function openExhibit(
  studio: Studio,
  path: string,
  view: Omit<View, 'name'>,
  tier: Tier = 'high',
): Promise<Page> {
  const { width, height, dpr } = view
  const context = await studio.browser.newContext({ viewport: { width, height }, deviceScaleFactor: dpr })
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  // A still has no stories in it.
  await page.route('**/api/user-story/visuals/**', (route) => route.fulfill({ json: [] }))
  await page.goto(`${await studio.serverUrl()}${path}?stage=${tier}`)
  await page.locator('[data-scene=ready]').waitFor({ state: 'attached' })
  return page
}

/** The scene alone, once it draws nothing any more. */
export async function pictureAtRest(page: Page): Promise<Buffer> {
  await atRest(page)
  await showSceneAlone(page)
  return page.screenshot({ timeout: timeoutMs })
}

export const wholeOf = ({ width, height }: Size): Cut => ({ x: 0, y: 0, width, height })

/** Packs a finished picture, made smaller where it is larger. */
export async function encoded(png: Buffer, name: string, { width, height }: Size): Promise<Still> {
  const webp = await sharp(png)
    .resize(width, height)
    .webp({ quality: 100 * quality, smartSubsample: true, effort: 6 })
    .toBuffer()
  return { name, webp, width, height }
}

/** Words and labels are set by the page. */
async function showSceneAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#root > *'))
      if (element.querySelector('canvas') === null) element.style.visibility = 'hidden'
  })
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

/** Cuts a piece out of a picture and packs it, scaled by the browser as the page itself would. */
export async function developed(
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
