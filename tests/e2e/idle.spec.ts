import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { key, openRoom, tapeAddress, tapeOf } from './exhibits/tape/tapePage.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Is someone still there?' })
// The visit ends in the hall, which would be lit in 3D; the first test alone waits for that.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// On a clock that is wound on, a refresh may be under way when the test ends and takes its page along.
test.beforeEach(({ pageErrors }) => pageErrors.allowError(/Failed to load stories/))

/** What comes when somebody stirs: the clock would leap over the time for which it is awaited. */
const stirredPartsAreHere = (page: Page) =>
  expect(page.getByText(/Read the whole narration/).first()).toBeAttached()

const chooser = /\/exhibits\/werkschau$/

test('[TAPE-07] [TAPE-07b] five minutes without anybody lead to the chooser, after a question of twenty seconds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openRoom(page)
  await page.mouse.move(200, 200)
  await stirredPartsAreHere(page)
  await page.clock.fastForward(279_000)
  await expect(question(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(question(page)).toBeVisible()
  await expect(question(page)).toContainText('starts over')
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(new RegExp(`${tapeAddress}$`))
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(chooser)
  await expect(question(page)).toHaveCount(0)
})

for (const sign of ['mouse move', 'mouse down', 'key', 'touch'] as const)
  test(`[TAPE-07b] ${sign} keeps the visit`, async ({ page }) => {
    await openRoom(page)
    await page.clock.fastForward(285_000)
    await expect(question(page)).toBeVisible()
    if (sign === 'mouse move') await page.mouse.move(10, 10)
    else if (sign === 'mouse down') await page.mouse.down()
    else if (sign === 'key') await page.keyboard.press('Shift')
    else await page.locator('body').dispatchEvent('touchstart')
    await expect(question(page)).toHaveCount(0)
    await stirredPartsAreHere(page)
    await page.clock.fastForward(270_000)
    await expect(page).toHaveURL(new RegExp(`${tapeAddress}$`))
    await page.clock.fastForward(31_000)
    await expect(page).toHaveURL(chooser)
  })

test('[TAPE-07] a tape that plays is nobody: the visit ends all the same', async ({ page }) => {
  await openRoom(page)
  await key(page, 'Play').click()
  await stirredPartsAreHere(page)
  await page.clock.fastForward(301_000)
  await expect(page).toHaveURL(chooser)
})

test('[TAPE-07b] a machine that slept through the time begins anew when it wakes, before any input counts', async ({
  page,
}) => {
  await openRoom(page)
  await page.clock.fastForward(3_600_000)
  await expect(page).toHaveURL(chooser)
})

test('[TAPE-07b] nothing personal stays: language, selection, loudness, drafts; tokens and theme do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seen') !== null) return
    sessionStorage.setItem('seen', 'yes')
    sessionStorage.setItem('loudness', 'muted 0.5')
    sessionStorage.setItem('draft:share-story', '{"entry":{"deviceId":1,"newName":""},"text":"mine"}')
    localStorage.setItem('preferred-theme', 'dark')
    localStorage.setItem('auth_token', 'a token')
  })
  await openRoom(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await tapeOf(page, 99_999).click()
  await page.clock.fastForward(301_000)
  await expect(page).toHaveURL(chooser)
  await expect(page.getByText('Click on device', { exact: true })).toBeVisible()
  const kept = await page.evaluate(() => ({
    visit: Object.keys(sessionStorage),
    theme: localStorage.getItem('preferred-theme'),
    token: localStorage.getItem('auth_token'),
  }))
  expect(kept).toEqual({ visit: [], theme: 'dark', token: 'a token' })
})

test('[TAPE-07b] [FIT-04] a kiosk returns from a form, but never while somebody speaks', async ({
  page,
  microphone,
}) => {
  await page.clock.install()
  await page.goto('/exhibits/werkschau/explore-stories?kioskKey=abc')
  await expect(page.locator('html[data-kiosk]')).toBeAttached()
  await page.goto('/exhibits/werkschau/share-story?deviceId=1')
  await page.getByRole('button', { name: /Start Recording/ }).click()
  await microphone.hear('tone')
  await page.clock.runFor(4000)
  await expect(page.getByRole('button', { name: /Stop Recording/ })).toBeVisible()
  await page.clock.fastForward(400_000)
  await expect(page).toHaveURL(/share-story/)
  await expect(page.getByRole('button', { name: /Stop Recording/ })).toBeVisible()
  await page.getByRole('button', { name: /Stop Recording/ }).click()
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
  await page.clock.fastForward(301_000)
  await expect(page).toHaveURL(/\/exhibits\/werkschau\/explore-stories$/)
})

test('[FIT-04] outside of kiosk mode a form waits for its visitor', async ({ page }) => {
  await page.clock.install()
  await page.goto('/exhibits/werkschau/share-story')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(900_000)
  await expect(page).toHaveURL(/share-story$/)
})
