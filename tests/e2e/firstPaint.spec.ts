import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** Holds every script of the client back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const firstPaint = (page: Page) => page.locator('#first-paint')

const boxOf = (page: Page, within: string) => page.locator(`${within} h1`).boundingBox()

/** Phones see rooms at once, too; pages of paper are seen on any screen. */
const seen = [
  { path: '/', width: 1440, height: 900 },
  { path: '/about', width: 1080, height: 1920 },
  { path: '/exhibits/memory-recorder', width: 390, height: 844 },
  { path: '/exhibits/ui-cards/lisa-os', width: 1440, height: 900 },
  { path: '/exhibits/interface-museum', width: 390, height: 844 },
  { path: '/exhibits/imac/welcome', width: 390, height: 844 },
] as const

for (const { path, width, height } of seen) {
  test(`[SHELL-08] ${path} is seen before its code has come, where it stands from then on, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(firstPaint(page).locator('h1')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await boxOf(page, '#first-paint')
    await expect(firstPaint(page)).toHaveAttribute('inert')

    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(firstPaint(page)).toHaveCount(0)
    expect(await boxOf(page, '#root')).toEqual(before)
  })
}

test('[SHELL-08] [SHARE-08] whoever comes with a key does not read for a moment that it opens nothing', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/exhibits/werkschau/my-story#some-key', { waitUntil: 'commit' })
  await expect(firstPaint(page)).toBeAttached()
  await expect(firstPaint(page)).toBeHidden()
  letGo()
})

test('[SHELL-08] [FIT-06] whoever chose another language, and a screen in the museum, see no page that is not theirs', async ({
  page,
}) => {
  await page.goto('/exhibits')
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exponate')

  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(firstPaint(page)).toBeAttached()
  await expect(firstPaint(page)).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exponate')

  const letKioskGo = await holdScripts(page)
  await page.goto('/exhibits?kioskKey=none', { waitUntil: 'commit' })
  await expect(firstPaint(page)).toBeAttached()
  await expect(firstPaint(page)).toBeHidden()
  letKioskGo()
})

for (const [path, title] of [
  ['/about', 'About'],
  ['/nowhere/at/all', 'There is no room here'],
] as const)
  test(`[SHELL-08] [FIT-01] where the code of ${path} does not come, the page opens once it can be had`, async ({
    page,
    guards,
  }) => {
    guards.allowError(/ERR_FAILED|404/)
    await page.clock.install()
    const code = '**/assets/*.js'
    await page.route(code, (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('head script[type="module"]')).toBeAttached()
    let loads = 0
    page.on('load', () => loads++)
    await page.clock.runFor(20_000)
    await expect(page.locator('#root')).toBeEmpty()
    expect(loads).toBe(0)

    await page.unroute(code)
    await page.clock.runFor(10_000)
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(firstPaint(page)).toHaveCount(0)
    expect(loads).toBe(1)
  })
