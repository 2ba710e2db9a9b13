import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { isBuiltFile } from './support/builtFile.ts'
import { expect, test } from './support/fixtures.ts'
import { submitVoice } from './support/leaveStories.ts'
import { screensOf } from './support/kiosks.ts'
import { key, tapeAddress, tapeOf, transport } from './exhibits/tape/tapePage.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const silenced = 'Another screen in this room is speaking.'
const notice = (page: Page) => page.getByRole('region', { name: 'From the other screens' })
const isMode = (page: Page, mode: string) => expect(transport(page)).toHaveAttribute('data-mode', mode)

/** Opens the tape group as a screen of a group; resolves once it listens to the others. */
async function openScreen(context: BrowserContext, kioskKey: string, isPolling = false): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
  const joined = page.waitForRequest(isPolling ? '**/api/location/recent?*' : '**/api/location/events?*')
  await page.goto(`${tapeAddress}?kioskKey=${kioskKey}`)
  await joined
  // Who listens to a group is never at rest, so nothing waits for that.
  await expect(page.getByRole('heading', { level: 1, name: /Compact Cassette/ })).toBeVisible()
  await page.keyboard.press('a')
  await expect(key(page, 'Play')).toBeVisible()
  return page
}

const ways = [
  { way: 'as they speak', isPolling: false },
  { way: 'by asking', isPolling: true },
]
for (const { way, isPolling } of ways) {
  test(`one kiosk of a group speaks at a time, ${way}; a story goes from one to the other ${isPolling ? '@nightly' : '@full'}`, async ({
    browser,
    server,
    adminToken,
  }) => {
    const id = await submitVoice(server.url, 1)
    const kioskKey = await screensOf(server.url, adminToken).key('Room', randomUUID())
    const open = async () => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      if (isPolling) await context.route('**/api/location/events?*', (route) => route.abort())
      return openScreen(context, kioskKey, isPolling)
    }
    const [one, two] = await Promise.all([open(), open()])
    await key(one, 'Play').click()
    await isMode(one, 'playing')
    await key(two, 'Play').click()
    await isMode(two, 'playing')
    await isMode(one, 'paused')
    await expect(notice(one)).toContainText(silenced)
    await expect(notice(two)).toHaveCount(0)

    await tapeOf(two, id).click()
    await key(two, 'Put this tape in the deck').click()
    await expect(transport(two)).toContainText('of 0:06')
    await two.getByRole('button', { name: 'EJECT AND RETURN' }).click()
    const offer = 'A story was handed over from the cassette deck: listen here?'
    await expect(notice(one)).toContainText(offer)
    await notice(one).getByRole('button', { name: 'Listen here' }).click()
    // Six seconds long, so it may be over by the time that it is looked at.
    await expect(transport(one)).toHaveAttribute('data-mode', /playing|ended/)
    await expect(tapeOf(one, id)).toHaveAttribute('aria-current', 'true')
    await expect(notice(one)).not.toContainText(offer)
    for (const page of [one, two]) await page.context().close()
  })
}

test('without exhibition mode nothing of it is loaded @full', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  const parts = ['startScreen', 'joinGroup'] as const
  expect(asked.filter((url) => parts.some((part) => isBuiltFile(part, url)))).toEqual([])
  expect(asked.filter((url) => /api\/(?:screen|location)\//.test(url))).toEqual([])
})
