import { expect, test } from './support/fixtures.ts'
import { sceneRooms } from './support/sceneRooms.ts'

/** Elsewhere rooms are drawn at the least quality, which no visitor gets and which needs fewer programs. */
for (const { address, width, height } of sceneRooms)
  test.describe(address, () => {
    test.use({ viewport: { width, height } })

    test('[FIT-01] is lit at a quality that visitors get, and every program for that is made @full', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      // A program that cannot be made is an error in the console, which fails every test.
      await page.goto(`${address}?stage=low`)
      await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 240_000 })
      const calls = () => page.evaluate(() => window.__museum?.render().calls ?? 0)
      await expect.poll(calls, { timeout: 60_000 }).toBeGreaterThan(2)
    })
  })
