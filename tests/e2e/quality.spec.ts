import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { sceneRooms } from './support/sceneRooms.ts'

/** Elsewhere rooms are drawn at the least quality, which no visitor gets and which needs fewer programs. */
for (const { address, width, height } of sceneRooms)
  test.describe(address, () => {
    test.use({ viewport: { width, height } })

    test('[FIT-01] is lit at a quality that visitors get, and every program for that is made @nightly', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      // A program that cannot be made is an error in the console, which fails every test.
      await page.goto(`${address}?stage=low`)
      await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 240_000 })
      const calls = () => page.evaluate(() => window.__museum?.render().calls ?? 0)
      await expect.poll(calls, { timeout: 60_000 }).toBeGreaterThan(2)
    })

    test('[FIT-01] gives back every texture and shape of that quality @nightly', async ({ page }) => {
      test.setTimeout(600_000)
      await page.goto('/about?stage=low')
      // Caches that stay are full after some visits; what is lost at each visit never comes to an end.
      let kept = await goInAndOut(page, address)
      await expect(async () => {
        const before = kept
        kept = await goInAndOut(page, address)
        expect(kept).toEqual(before)
      }).toPass({ timeout: 500_000 })
    })
  })

/** What the graphics card still holds after a visit. */
async function goInAndOut(page: Page, address: string) {
  const walkTo = (path: string) => page.evaluate((to) => history.pushState(null, '', `${to}?stage=low`), path)
  await walkTo(address)
  await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 180_000 })
  await walkTo('/about')
  await expect(page.locator('[data-scene]')).not.toBeAttached()
  return page.evaluate(() => window.__museum?.memory())
}
