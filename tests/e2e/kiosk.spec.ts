import type { Page } from '@playwright/test'
import { builtFile } from './support/builtFile.ts'
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

test('[FIT-04] two fingers do not zoom a kiosk; it scrolls', async ({ page }) => {
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

test('[FIT-04] rooms keep their own gestures: two fingers and the wheel reach them, sliders and fields answer @nightly', async ({
  page,
}) => {
  await openKiosk(page, '/playground')
  const slider = page.getByRole('slider').first()
  await slider.focus()
  const before = await slider.inputValue()
  await page.keyboard.press('ArrowRight')
  expect(await slider.inputValue()).not.toBe(before)

  // A room takes touches for itself where it says so.
  await page.evaluate(() => {
    const sky = document.createElement('div')
    sky.style.cssText = 'position:fixed;inset:0;z-index:9;touch-action:none'
    const heard: string[] = []
    for (const type of ['pointerdown', 'pointermove', 'pointercancel', 'wheel'])
      sky.addEventListener(type, () => heard.push(type))
    document.body.append(sky)
    Reflect.set(window, 'heard', heard)
  })
  await pinch(page, 400, 300)
  await page.mouse.move(400, 300)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 100)
  await page.keyboard.up('Control')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').includes('wheel'))).toBe(true)
  const heard: string[] = await page.evaluate(() => Reflect.get(window, 'heard'))
  expect(heard.filter((type) => type === 'pointerdown')).toHaveLength(2)
  expect(heard.filter((type) => type === 'pointermove').length).toBeGreaterThan(4)
  expect(heard).not.toContain('pointercancel')
  expect(await zoom(page)).toBe(1)
})

test('[FIT-04] the page in the frame is locked as well @nightly', async ({ page }) => {
  await openKiosk(page, '/exhibits/win98-theme')
  await expect(page.frameLocator('iframe').locator('html[data-kiosk]')).toBeAttached()
})

test.describe('[FIT-04] a new version', () => {
  const serve = (page: Page, build: string) =>
    page.route('**/api/screen/sign', (route) =>
      route.fulfill({ json: { now: new Date().toISOString(), version: build, room: null, order: null } }),
    )

  test('comes while nobody is there, and only once where it does not come @full', async ({
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

test.describe('[FIT-04] recovery', () => {
  test('[SHELL-07] a page that fails reloads itself, but not while something is being sent, nor into a dead server @full', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/ChunkLoadError|Failed to load|net::|Failed to fetch/)
    let loads = 0
    page.on('load', () => loads++)
    const reasons = loadReasons(page)
    await page.clock.install()
    await openKiosk(page, start, start)
    await page.waitForLoadState('networkidle')
    const chunk = builtFile('AboutPage')
    await page.route(chunk, (route) => route.abort())
    await page.route('**/api/version', (route) => route.abort())
    await page.evaluate(() => {
      history.pushState(null, '', '/about')
    })
    await expect(page.getByText('This screen will restart itself in a moment.')).toBeVisible()
    await page.clock.runFor(6_000)
    for (let round = 0; round < 20; round += 1) await page.clock.runFor(5_000)
    expect(loads).toBe(1)
    await page.unroute('**/api/version')
    await page.unroute(chunk)
    await page.clock.runFor(5_100)
    await expect.poll(() => loads).toBe(2)
    await expect(heading(page)).toHaveText('About')
    await page.clock.runFor(5_000)
    await expect.poll(() => reasons).toContain('trouble')
  })

  test('a server that is gone for an hour takes no room away; it comes back by itself @nightly', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load|net::|Failed to fetch/)
    let loads = 0
    page.on('load', () => loads++)
    await page.clock.install()
    await openKiosk(page, '/exhibits/werkschau/explore-stories', '/exhibits/werkschau/explore-stories')
    const first = page.getByText(/^5 (?:Geschichten|stories)$/).first()
    await expect(first).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.route('**/api/**', (route) => route.abort())
    for (let minute = 0; minute < 60; minute += 5) await page.clock.fastForward(300_000)
    // Of what was due a leap runs each once: it may still have been asking whether somebody is there.
    const invites = async () => {
      await page.clock.fastForward(60_000)
      return invitation(page).isVisible()
    }
    await expect.poll(invites).toBe(true)
    await page.touchscreen.tap(20, 20)
    await expect(heading(page)).toBeVisible()
    // Wherever the invitation has led: a walk back, as links walk.
    await page.evaluate(() => history.pushState(null, '', '/exhibits/werkschau/explore-stories'))
    await expect(first).toBeVisible()
    await page.unroute('**/api/**')
    const asked = page.waitForResponse('**/api/user-story/**')
    await page.clock.fastForward(120_000)
    expect((await asked).ok()).toBe(true)
    expect(loads).toBe(1)
  })
})
