import type { Page } from '@playwright/test'
import { devices } from '#content/exhibits/index.ts'
import { themes } from '#contract/playground.ts'
import { fillServer } from '#tools/bench/fillServer.ts'
import { startServer } from '#tools/lib/startServer.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

const address = '/exhibits/werkschau/explore-stories'
const heads = (page: Page) => page.locator('details[name="explore-devices"] > summary')
const head = (page: Page, device: string) => heads(page).filter({ hasText: device })
const entries = (page: Page) => page.getByRole('article')
const field = (page: Page) => page.getByRole('searchbox')
const narration = (page: Page) => page.getByRole('group', { name: 'Die Erzählung zu «Cassette Tape»' })
const play = (page: Page) => narration(page).getByRole('button', { name: /^Abspielen/ })
const seconds = async (page: Page) => Number(await narration(page).getByRole('slider').inputValue())

test('[EXPL-01] [EXPL-02] [EXPL-03] [EXPL-04] [DECK-08] a device is opened, its narration heard with captions, a story found, and one’s own told', async ({
  page,
}) => {
  await page.goto(address)
  await expect(heads(page)).toHaveCount(devices.length)
  await head(page, 'Cassette Tape').click()
  await expect(page).toHaveURL(/\?deviceId=1$/)
  await expect(entries(page).first()).toBeVisible()

  await page.getByText('Ganzer Text').click()
  const caption = page.locator('[data-place="now"]')
  const first = await caption.textContent()
  await play(page).click()
  await expect(caption).not.toHaveText(first ?? '')
  await expect(page.locator('[data-current]')).toHaveText((await caption.textContent()) ?? '')
  await expect(narration(page).locator('[data-measured]')).toBeVisible()
  await narration(page)
    .getByRole('button', { name: /^Anhalten/ })
    .click()
  await expect(play(page)).toBeVisible()
  const stopped = await seconds(page)
  expect(stopped).toBeGreaterThan(1)

  await field(page).fill('GUBRIST')
  await expect(entries(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Sunday, thumb on the pause key' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Share Your Story' }).click()
  await expect(page).toHaveURL(/\/exhibits\/werkschau\/share-story$/)
})

for (const theme of themes) {
  test(`[FIT-02] axe finds nothing on explore stories, closed, open, playing, searching and empty, in ${theme} @nightly`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('preferred-theme', chosen), theme)
    await page.goto(address)
    await expect(heads(page)).toHaveCount(devices.length)
    await expectNoAxeViolations(page)
    await head(page, 'Cassette Tape').click()
    await play(page).click()
    await page.getByText('Ganzer Text').click()
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.2)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'English' }).click()
    await field(page).fill('radio')
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible()
    await expectNoAxeViolations(page)
    await field(page).fill('xylofon')
    await expect(heads(page)).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
}

test('[FIT-02] targets on a touchscreen are large enough @nightly', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1080, height: 1920 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`${address}?deviceId=1`)
  const key = await play(page).boundingBox()
  expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(72)
  for (const target of await page.locator('main :is(button, a, input, select, summary):visible').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(48)
  }
  await context.close()
})

test('[ECHO-06] ten thousand stories are counted and found, and a dozen at a time stand on the page @nightly', async ({
  browser,
}) => {
  const full = await startServer({ fill: (dataDir) => fillServer(dataDir, 10_000) })
  const context = await browser.newContext({ baseURL: full.url })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await expect(heads(page).first()).toContainText(/16\d\d Geschichten/)
    expect(await page.locator('*').count()).toBeLessThan(300)
    await head(page, 'Cassette Tape').click()
    await expect(entries(page)).toHaveCount(12)
    await page.getByRole('button', { name: '12 weitere zeigen' }).click()
    await expect(entries(page)).toHaveCount(24)
    await expect(entries(page).nth(12).getByRole('heading')).toBeFocused()
    await field(page).fill('geschichte 9995')
    await expect(page.getByRole('status').filter({ hasText: 'Eine Geschichte gefunden.' })).toBeVisible()
    await expect(entries(page)).toHaveCount(1)
  } finally {
    await context.close()
    await full.stop()
  }
})
