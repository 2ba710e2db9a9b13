import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { glass, onScreen, openPlayer, press, row, startPlayer, stock, wheelKey } from './ipodPage.ts'
import { fourStories } from './fourStories.ts'
import { smallTargets, smallTexts } from '#tests/e2e/support/sizes.ts'
import { countsOf, expectNotGrown, settled } from '#tests/e2e/support/pageCounts.ts'

/** The window is low: the page scrolls, and nothing is drawn by the graphics card, with motion or without. */
test.use({ viewport: { width: 640, height: 520 } })

for (const [width, height, least] of [
  [1080, 1920, 20],
  [320, 640, 12],
] as const) {
  test.describe(`on a touchscreen of ${width} by ${height}`, () => {
    test.use({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`[FIT-02] every screen: targets of 48 px, texts of ${least} px @nightly`, async ({ page }) => {
      await stock(page, fourStories)
      await openPlayer(page)
      const measured = async () => {
        expect(await smallTargets(page, 48)).toEqual([])
        expect(await smallTexts(page, least)).toEqual([])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
      }
      await measured()
      for (const name of ['Cover Flow', 'Stories', 'Now Playing', 'Share Your Story']) {
        await row(page, name).tap()
        await expect(glass(page)).not.toHaveAttribute('data-screen', 'home')
        await measured()
        await press(page, 'Escape')
      }
      await row(page, 'Stories').tap()
      await row(page, /Left ear only/).tap()
      await onScreen(page, 'story')
      await measured()
    })
  })
}

test('seven entries and exits leave no node, listener or sound behind @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/exhibits/werkschau')
  const counted = await countsOf(page)
  const visit = async () => {
    await page.getByRole('link', { name: 'Apple iPod' }).click()
    await startPlayer(page)
    await wheelKey(page, 'Play or pause').click()
    await row(page, 'Cover Flow').click()
    await page.getByRole('link', { name: 'Back to Welcome Screen' }).click()
    await expect(page.getByRole('link', { name: 'Apple iPod' })).toBeVisible()
  }
  for (let warmUp = 0; warmUp < 2; warmUp += 1) await visit()
  const before = await settled(counted)
  for (let round = 0; round < 5; round += 1) await visit()
  await expectNotGrown(counted, before)
})
