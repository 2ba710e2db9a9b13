import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openKiosk } from './support/kioskPage.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const start = '/exhibits/werkschau'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const invitation = (page: Page) => page.locator('section[popover]')

/** Two fingers move apart: what a browser would zoom by. */
async function pinch(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    })
  await touch('touchStart', 20)
  for (let apart = 30; apart <= 180; apart += 30) await touch('touchMove', apart)
  await touch('touchEnd', 0)
}
/** Why the page was loaded, as this screen tells the server from now on. */
function loadReasons(page: Page): readonly unknown[] {
  const reasons: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/screen/sign')) reasons.push(request.postDataJSON()?.facts?.loaded)
  })
  return reasons
}
const zoom = (page: Page) => page.evaluate(() => visualViewport?.scale)

test('two fingers do not zoom a kiosk; it scrolls', async ({ page }) => {
  await openKiosk(page, '/about')
  await pinch(page, 400, 300)
  expect(await zoom(page)).toBe(1)
  await page.mouse.move(400, 300)
  // Right after a pinch the browser may take a turn for a part of it.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200)
      return page.evaluate(() => scrollY)
    })
    .toBeGreaterThan(0)
})

test('the page in the frame is locked as well @nightly', async ({ page }) => {
  await openKiosk(page, '/exhibits/win98-theme')
  await expect(page.frameLocator('iframe').locator('html[data-kiosk]')).toBeAttached()
})

test.describe('a new version', () => {
  const serve = (page: Page, build: string) =>
    page.route('**/api/screen/sign', (route) =>
      route.fulfill({ json: { now: new Date().toISOString(), version: build, location: null, order: null } }),
    )

  test('appears while no visitor is there, and only once if it does not load @full', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load/)
    let loads = 0
    page.on('load', () => loads++)
    const reasons = loadReasons(page)
    await page.clock.install()
    await openKiosk(page, start, start)
    await expect(heading(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await serve(page, 'index-another')
    await page.clock.fastForward(30_000)
    await page.touchscreen.tap(300, 200)
    await page.clock.fastForward(30_000)
    expect(loads).toBe(1)
    // Used, the page is put back before anything else.
    await page.clock.fastForward(271_000)
    await page.clock.fastForward(301_000)
    await expect.poll(() => loads).toBe(2)
    await expect(page.locator('html[data-kiosk]')).toBeAttached()
    // The old build came again: no storm.
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(64_000)
    await expect(invitation(page)).toBeVisible()
    await page.clock.fastForward(301_000)
    await page.clock.fastForward(301_000)
    await expect(invitation(page)).toBeVisible()
    expect(loads).toBe(2)
    await expect.poll(() => reasons).toContain('version')
  })
})
