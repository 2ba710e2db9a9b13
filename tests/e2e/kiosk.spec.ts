import type { Page } from '@playwright/test'
import { adminResearch } from '#content/pages/adminResearch.ts'
import { builtFile } from './support/builtFile.ts'
import { expect, test } from './support/fixtures.ts'
import { openKiosk, touchField } from './support/kioskPage.ts'

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

const start = '/exhibits/werkschau'
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const invitation = (page: Page) => page.locator('section[popover]')

/** Two fingers move apart by so much, or the wheel turns with Ctrl: what a browser would zoom by. */
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

test('[FIT-04] fingers do not zoom a screen in the museum, nor does the wheel; it scrolls', async ({
  page,
}) => {
  await openKiosk(page, '/about')
  await pinch(page, 400, 300)
  expect(await zoom(page)).toBe(1)
  const isRefused = await page.evaluate(() => {
    const turn = (ctrlKey: boolean) =>
      !document.body.dispatchEvent(new WheelEvent('wheel', { ctrlKey, bubbles: true, cancelable: true }))
    return { withCtrl: turn(true), alone: turn(false) }
  })
  expect(isRefused).toEqual({ withCtrl: true, alone: false })
  await page.mouse.move(400, 300)
  // Right after a pinch the browser may take a turn for a part of it.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200)
      return page.evaluate(() => scrollY)
    })
    .toBeGreaterThan(0)
})

test('[FIT-04] no menu, no marking, no dragging, no dropped files; fields keep theirs', async ({ page }) => {
  await openKiosk(page, '/exhibits/werkschau/share-story?deviceId=1')
  await expect(page.getByRole('textbox', { name: 'Your story' })).toBeVisible()
  const refused = await page.evaluate(() => {
    const title = document.querySelector('h1')
    const field = document.querySelector('textarea')
    const tell = (target: Element | null, event: Event) => target?.dispatchEvent(event) === false
    const make = (type: string) => new Event(type, { bubbles: true, cancelable: true })
    return {
      menu: tell(title, make('contextmenu')),
      marking: tell(title, make('selectstart')),
      markingInField: tell(field, make('selectstart')),
      dragging: tell(title, make('dragstart')),
      dropping: tell(title, make('drop')),
      backByMouse: tell(title, new MouseEvent('mouseup', { button: 3, bubbles: true, cancelable: true })),
    }
  })
  expect(refused).toEqual({
    menu: true,
    marking: true,
    markingInField: false,
    dragging: true,
    dropping: true,
    backByMouse: true,
  })
  await heading(page).dblclick()
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})

test('[FIT-04] keys of the browser do nothing; those of fields and rooms work', async ({ page }) => {
  await openKiosk(page, '/exhibits/werkschau/share-story?deviceId=1')
  await page.evaluate(() => {
    Reflect.set(window, 'taken', [])
    addEventListener('keydown', (event) => {
      if (event.defaultPrevented) Reflect.get(window, 'taken').push(event.key)
    })
  })
  const field = page.getByRole('textbox', { name: 'Your story' })
  await field.focus()
  for (const keys of [
    'F1',
    'F3',
    'F5',
    'F12',
    'Control+p',
    'Control+f',
    'Control++',
    'Control+s',
    'Alt+ArrowLeft',
  ])
    await page.keyboard.press(keys)
  await page.keyboard.type('ab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('c')
  await expect(field).toHaveValue('c')
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual([
    'F1',
    'F3',
    'F5',
    'F12',
    'p',
    'f',
    '+',
    's',
    'ArrowLeft',
  ])
  await expect(page).toHaveURL(/share-story/)
})

test('[FIT-04] links to elsewhere, to mail and to other windows stay, and say where they lead', async ({
  page,
  context,
}) => {
  await openKiosk(page, '/about')
  await page.locator('a[href^="mailto:"]').first().click()
  await expect(toasts(page)).toContainText('This address opens on a device of your own')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://example.com/x'
    link.textContent = 'elsewhere'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'elsewhere' }).click()
  await expect(toasts(page)).toContainText('example.com/x')
  expect(await page.evaluate(() => [window.open('/exhibits'), window.print()])).toEqual([null, undefined])
  await expect(page).toHaveURL(/\/about$/)
  expect(context.pages()).toHaveLength(1)
})

test('[FIT-04] [ADMIN-08] files are saved by staff at the desk alone @full', async ({ page, adminToken }) => {
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), adminToken)
  await openKiosk(page, '/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/icon.svg'
    link.download = ''
    link.textContent = 'a file'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'a file' }).click()
  await expect(toasts(page)).toContainText('icon.svg')
  await openKiosk(page, '/admin?view=research')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: adminResearch.en.export.key }).click()
  expect((await saved).suggestedFilename()).toMatch(/^nachklang-.*\.zip$/)
})

test('[FIT-04] rooms keep their own gestures: two fingers and the wheel reach them, sliders and fields answer @full', async ({
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

test('[FIT-04] the page in the frame is locked as well @full', async ({ page }) => {
  await openKiosk(page, '/exhibits/win98-theme')
  await expect(page.frameLocator('iframe').locator('html[data-kiosk]')).toBeAttached()
})

test('[FIT-04] outside of the museum nothing is locked @full', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  const isFree = await page.evaluate(() =>
    document
      .querySelector('h1')
      ?.dispatchEvent(new Event('contextmenu', { bubbles: true, cancelable: true })),
  )
  expect(isFree).toBe(true)
})

test.describe('[FIT-04] a new version', () => {
  const serve = (page: Page, build: string) =>
    page.route('**/api/version', (route) => route.fulfill({ json: { build } }))

  test('comes while nobody is there, and only once where it does not come', async ({ page, pageErrors }) => {
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
    await page.clock.fastForward(40_000)
    await expect(invitation(page)).toBeVisible()
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

  test('waits for a story that is being written @full', async ({ page, pageErrors }) => {
    pageErrors.allowError(/Failed to load/)
    let loads = 0
    page.on('load', () => loads++)
    await serve(page, 'index-another')
    await page.clock.install()
    await openKiosk(page, '/exhibits/werkschau/share-story?deviceId=1', start)
    const field = page.getByRole('textbox', { name: 'Your story' })
    await touchField(page, field)
    await field.fill('In the middle of')
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(250_000)
    await expect(field).toHaveValue('In the middle of')
    expect(loads).toBe(1)
  })
})

test.describe('[FIT-04] recovery', () => {
  test('[SHELL-07] a page that fails reloads itself, but not while something is being sent, nor into a dead server', async ({
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

  test('a server that is gone for an hour takes no room away; it comes back by itself @full', async ({
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
    await expect(invitation(page)).toBeVisible()
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
