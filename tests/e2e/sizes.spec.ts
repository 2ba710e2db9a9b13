import type { Page } from '@playwright/test'
import { avatarsExhibit } from '#content/exhibits/avatars/exhibit.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf } from '#content/exhibits/pages.ts'
import { exhibitPages } from './support/exhibitPages.ts'
import { expect, test } from './support/fixtures.ts'
import { inFull } from './support/inFull.ts'
import { smallTargets, smallTexts } from './support/sizes.ts'

const pages = [
  '/',
  '/exhibits',
  '/about',
  '/exhibits/werkschau/share-story?deviceId=1',
  '/exhibits/werkschau/explore-stories?deviceId=1',
  ...exhibitPages,
  '/admin',
  '/nowhere',
]

/** Pages of all exhibits but the first. */
const others = new Set(exhibits.slice(1).flatMap(examplesOf))
const isLeftOnTouchscreens = (path: string) =>
  path === '/admin' || (others.has(path) && !path.startsWith(avatarsExhibit.address))
const isLeftOnPhones = (path: string) => others.has(path) || /about|explore|admin|nowhere/.test(path)

async function settled(page: Page, path: string): Promise<void> {
  // What is measured is the page; a scene that is still being lit when the test ends would say so in the log.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('on a big touchscreen', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true, isMobile: true })
  for (const path of pages) {
    test(`[FIT-02] ${path}: targets of 48 px and texts of 20 px at least${inFull(isLeftOnTouchscreens(path))}`, async ({
      page,
    }) => {
      await settled(page, path)
      expect(await smallTargets(page, 48)).toEqual([])
      expect(await smallTexts(page, 20)).toEqual([])
    })
  }

  test('[FIT-01] on a 4K portrait screen the page is the same, twice as large', async ({
    page,
    browser,
    server,
  }) => {
    const big = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 2160, height: 3840 },
      hasTouch: true,
      isMobile: true,
    })
    const twice = await big.newPage()
    await settled(page, '/exhibits')
    await settled(twice, '/exhibits')
    const boxOf = async (at: Page) =>
      (await at.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const small = await boxOf(page)
    const large = await boxOf(twice)
    for (const side of ['x', 'y', 'height'] as const) {
      expect(large[side] / small[side]).toBeCloseTo(2, 1)
    }
    await big.close()
  })
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  for (const path of pages) {
    test(`[FIT-02] ${path}: fits without scrolling sideways, targets of 48 px at least${inFull(isLeftOnPhones(path))}`, async ({
      page,
    }) => {
      await settled(page, path)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
      expect(await smallTargets(page, 48)).toEqual([])
    })
  }
})
