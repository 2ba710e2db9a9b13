import type { Page } from '@playwright/test'
import { fillServer } from '#tools/bench/fillServer.ts'
import { startServer } from '#tools/lib/startServer.ts'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { homePlanet, sharePlanet } from '#lib/galaxy/ids.ts'
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts'
import {
  backToEarth,
  device,
  deviceStoryCall,
  echoAddress,
  enterRoom,
  openRoom,
  planetOf,
  planets,
  playKey,
  sheet,
  someStories,
  storiesCall,
} from './echoPage.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { submitVoice } from '#tests/e2e/support/leaveStories.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { withoutWebGL } from '#tests/e2e/support/withoutWebGL.ts'

const chooser = /\/exhibits\/werkschau$/
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
// On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
test.beforeEach(({ pageErrors }) => pageErrors.allowError(/Failed to load (stories|visuals)/))

test.describe('with reduced motion and without WebGL', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ page }) => {
    await withoutWebGL(page)
  })

  test('[ECHO-03] no story, a failed call, and each is over by itself; then the device speaks and captions follow', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load/)
    let answer: 'none' | 'failed' | 'real' = 'none'
    await page.route(deviceStoryCall, async (route) => {
      if (answer === 'real') await route.fallback()
      else if (answer === 'none') await route.fulfill({ json: { statusCode: 200, message: 'none' } })
      else await route.fulfill({ status: 404, json: { statusCode: 404, message: 'gone' } })
    })
    await openRoom(page)
    await expect(device(page).getByText('No device story available.', { exact: true })).toBeVisible()
    answer = 'failed'
    await page.reload()
    await expect(device(page).getByText('Failed to load device story.', { exact: true })).toBeVisible()
    answer = 'real'
    await page.clock.fastForward(21_000)
    await expect(playKey(page)).toBeVisible()
    await expect(device(page).getByText('Failed to load device story.')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await playKey(page).click()
    await expect(device(page)).toHaveAttribute('data-voice', 'playing')
    const caption = device(page).locator('[data-place="now"]')
    const first = await caption.textContent()
    await device(page).getByRole('slider').fill('40')
    await expect(caption).not.toHaveText(first ?? '')
    await playKey(page).click()
    await expect(device(page)).toHaveAttribute('data-voice', 'paused')
    await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.locator('[data-place="now"][lang="de"], [lang="de"] [data-place="now"]')).toBeVisible()
    await expect(page.getByRole('slider', { name: /Stelle/ })).not.toHaveValue('0')
  })

  test('[ECHO-03] [SHELL-12] stories that fail are told of once, and come by themselves', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allowError(/Failed to load/)
    await page.route(storiesCall, (route) =>
      route.fulfill({ status: 404, json: { statusCode: 404, message: 'gone' } }),
    )
    await openRoom(page)
    await expect(
      page.getByRole('main').getByText('Failed to load user stories.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Failed to load user stories.')
    await page.unroute(storiesCall)
    await page.clock.fastForward(61_000)
    await expect(planets(page).first()).toBeVisible()
    await expect(page.getByRole('main').getByText('Failed to load user stories.')).toHaveCount(0)
  })

  test('[ECHO-02] the share planet shows its code, a kiosk no link, and Earth is one press away', async ({
    page,
    server,
  }) => {
    await page.goto('/exhibits')
    await page.goto(echoAddress)
    await enterRoom(page)
    await page.getByRole('button', { name: 'Create Your Planet' }).click()
    const path = '/exhibits/werkschau/share-story?deviceId=3'
    await expect(sheet(page).getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(sheet(page).locator('[data-address]')).toHaveAttribute(
      'data-address',
      `${server.url}${path}`,
    )
    await expect(sheet(page).getByRole('link')).toHaveAttribute('href', path)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(planetOf(page, sharePlanet)).toBeFocused()
    await backToEarth(page).click()
    await expect(page).toHaveURL(chooser)
    await page.goBack()
    await expect(page).toHaveURL(/\/exhibits$/)
    await page.goto(`${echoAddress}?kioskKey=abc`)
    await page.getByRole('button', { name: 'Create Your Planet' }).click()
    await expect(sheet(page).getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(sheet(page).getByRole('link')).toHaveCount(0)
  })

  test('[ECHO-04] a planet opens its story in both languages, turns to its neighbours, and gives focus back', async ({
    page,
  }) => {
    const told = [
      aStory({ id: 100_003, titleEN: 'Third', textDE: null, titleDE: null }),
      aStory({ id: 100_002 }),
      aStory({ id: 100_001, titleEN: 'First' }),
    ]
    await page.route(storiesCall, (route) => route.fulfill({ json: told }))
    await openRoom(page)
    await expect(planets(page)).toHaveCount(3)
    await planetOf(page, 100_002).click()
    await expect(sheet(page).getByRole('heading', { name: 'The tape in the glovebox' })).toBeFocused()
    await expect(sheet(page)).toContainText('It smelt of warm plastic')
    await expect(sheet(page)).toContainText('planet 2 of 3')
    await expectNoAxeViolations(page)
    await sheet(page).getByRole('button', { name: 'Deutsch' }).click()
    await expect(sheet(page).getByRole('heading', { name: 'Die Kassette im Handschuhfach' })).toBeVisible()
    await expect(sheet(page)).toContainText('Sie roch nach warmem Plastik')
    await sheet(page).getByRole('button', { name: 'Planet davor' }).click()
    await expect(sheet(page).getByRole('heading', { name: 'Third' })).toHaveAttribute('lang', 'en')
    await expect(sheet(page)).toContainText('nur auf Englisch')
    await sheet(page).getByRole('button', { name: 'English' }).click()
    await sheet(page).getByRole('button', { name: 'Next planet' }).click()
    await sheet(page).getByRole('button', { name: 'Next planet' }).click()
    await expect(status(page, 'First, planet 3 of 3')).toBeAttached()
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(planetOf(page, 100_001)).toBeFocused()
  })

  test('[ECHO-04] a visitor’s voice silences the device, which says so; one voice at a time', async ({
    page,
    server,
  }) => {
    const id = await submitVoice(server.url, echoExhibit.device.id)
    await openRoom(page)
    await playKey(page).click()
    await expect(device(page)).toHaveAttribute('data-voice', 'playing')
    await planetOf(page, id).click()
    await sheet(page)
      .getByRole('button', { name: /^Play: / })
      .click()
    await expect(device(page)).toHaveAttribute('data-voice', 'paused')
    await expect(sheet(page)).toContainText('Paused, so that the visitor can be heard.')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await playKey(page).click()
    await expect(device(page)).toHaveAttribute('data-voice', 'playing')
  })

  test('[ECHO-05] a refresh takes neither page, nor place, nor sound; what is new rises and is said once', async ({
    page,
  }) => {
    let now = someStories(300)
    await page.route(storiesCall, (route) => route.fulfill({ json: now }))
    await openRoom(page)
    await playKey(page).click()
    await expect(device(page)).toHaveAttribute('data-voice', 'playing')
    await planetOf(page, 100_300).focus()
    await page.keyboard.press('End')
    await expect(planetOf(page, 100_001)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toContainText('planet 300 of 300')
    now = [aStory({ id: 100_999, titleEN: 'The newest' }), ...now]
    await page.clock.fastForward(60_500)
    await expect(status(page, 'A new planet has risen: The newest')).toBeVisible()
    await expect(sheet(page)).toContainText('planet 301 of 301')
    await expect(device(page)).toHaveAttribute('data-voice', 'playing')
    await expect(planetOf(page, 100_001)).toBeInViewport()
    await page.clock.fastForward(10_000)
    await expect(status(page, 'A new planet has risen')).toHaveCount(0)
    now = now.filter(({ id }) => id !== 100_001)
    await page.clock.fastForward(60_500)
    await expect(sheet(page)).toHaveCount(0)
    await expect(status(page, 'has been taken out of the sky')).toBeVisible()
    await expect(planetOf(page, 100_002)).toBeFocused()
    await page.clock.fastForward(300_000)
    await expect(page).toHaveURL(chooser)
  })

  test('[FIT-02] axe finds nothing in either language, and the list is one stop of the Tab key @full', async ({
    page,
  }) => {
    await openRoom(page)
    await expect(page.locator('ul [data-planet][tabindex="0"]')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('button', { name: 'Zurück zur Erde' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('[ECHO-01] [ECHO-06] ten thousand stories from the real server: few rows exist, all are found', async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const full = await startServer({
      fill: (dataDir) => fillServer(dataDir, 10_000, [echoExhibit.device.id]),
    })
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await page.goto(`${full.url}${echoAddress}`)
      // With the samples that the exhibition opens with.
      await expect(page.getByText(/^10,0\d\d memories$/)).toBeVisible({ timeout: 60_000 })
      expect(await planets(page).count()).toBeLessThan(60)
      await planets(page).first().focus()
      await page.keyboard.press('End')
      await expect(page.locator('li:has(:focus)')).toHaveAttribute('aria-posinset', /^10\d{3}$/)
      expect(await planets(page).count()).toBeLessThan(60)
      const search = page.getByRole('searchbox', { name: 'Search in both languages' })
      await search.fill('geschichte 4711:')
      await expect(status(page, /^1 of 10,0/)).toBeVisible()
      await planets(page).first().click()
      await expect(sheet(page)).toContainText('Geschichte 4711')
      await page.close()
    } finally {
      await full.stop()
    }
  })
})

test.describe('in the drawn sky', () => {
  test.use({ viewport: { width: 480, height: 480 } })

  /** Software draws a frame in seconds: nothing stands still long enough to be aimed at. */
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click())
  const key = (page: Page, id: number) =>
    page.getByRole('group', { name: 'Planets' }).locator(`[data-planet="${id}"]`)

  test('[ECHO-01] [ECHO-02] [ECHO-03] [ECHO-04] [ECHO-05] keys walk the planets, open one and give focus back; one rises; Earth is a flight away', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    let now = someStories(4)
    await page.route(storiesCall, (route) => route.fulfill({ json: now }))
    await page.goto('/exhibits')
    await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
    await page.goto(`${echoAddress}?stage=least`)
    await expect(page.locator('[data-scene=ready]').first()).toBeAttached({ timeout: 120_000 })
    await expect(page.locator('[data-planet][tabindex="0"]')).toHaveCount(1)
    await key(page, 100_004).focus()
    await expect(key(page, 100_004)).toHaveAccessibleName('Memory 4, planet 1 of 4')
    await page.keyboard.press('End')
    await expect(key(page, 100_001)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(key(page, 100_004)).toBeFocused()
    // Somewhere beside every planet there is another one, and the way there leads through its key.
    for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(arrow)
    await expect(key(page, 100_004)).not.toBeFocused()
    await key(page, 100_002)
      .or(key(page, 100_004))
      .first()
      .evaluate((each: HTMLElement) => each.focus())
    const opened = Number(await page.locator('[data-planet]:focus').getAttribute('data-planet'))
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
    now = [aStory({ id: 100_999, titleEN: 'The newest' }), ...now]
    await page.clock.fastForward(61_000)
    await expect(status(page, 'A new planet has risen: The newest')).toBeVisible()
    await expect(sheet(page)).toContainText('of 5')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(key(page, opened)).toBeFocused()
    await press(page, 'Hear its story')
    await expect(device(page)).toHaveAttribute('data-voice', 'playing')
    await press(page, 'Pause its story')
    await expect(device(page)).toHaveAttribute('data-voice', 'paused')
    await press(page, 'List of planets')
    await expect(planets(page)).toHaveCount(5)
    await planets(page)
      .first()
      .evaluate((row: HTMLElement) => row.click())
    await expect(sheet(page).getByRole('heading', { name: 'The newest' })).toBeFocused()
    await press(page, 'Close')
    await expect(planets(page)).toHaveCount(5)
    await press(page, 'Back to the sky')
    await key(page, sharePlanet).evaluate((each: HTMLElement) => each.click())
    await expect(sheet(page).getByRole('img', { name: /QR code/ })).toBeVisible()
    await press(page, 'Close')
    await expectNoAxeViolations(page)
    await key(page, homePlanet).evaluate((each: HTMLElement) => each.click())
    await expect(page.locator('[data-phase="leaving"]')).toBeAttached()
    await expect(page).toHaveURL(chooser, { timeout: 60_000 })
    await page.goBack()
    await expect(page).toHaveURL(/\/exhibits$/)
  })
})
