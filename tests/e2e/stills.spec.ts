import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { expect, test } from './support/fixtures.ts'
import { sceneExhibits } from './support/sceneExhibits.ts'

/** Share of full brightness by which still and scene may differ on average: more is seen as a jump. */
const leastJump = 0.02

for (const { id, address, width, height } of sceneExhibits)
  test.describe(address, () => {
    test.use({ viewport: { width, height } })

    test(`[STACK-04] the scene takes over from its still without a jump ${id === 'ipod' ? '@full' : '@nightly'}`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      // The stills have no story in them.
      for (const call of [`visuals/device/${tapeExhibit.device.id}`, `device/${echoExhibit.device.id}`])
        await page.route(`**/api/user-story/${call}`, (route) => route.fulfill({ json: [] }))
      // Of the qualities that visitors get the one that differs from the still the most.
      await page.goto(`${address}?stage=low`)
      await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 120_000 })
      await expect(page.locator('[data-intro]')).toHaveCount(0, { timeout: 120_000 })
      // The film's camera is still on its way.
      const frames = () => page.evaluate(() => window.__museum?.frames() ?? 0)
      let drawn = -1
      let still = 0
      await expect
        .poll(
          async () => {
            const before = drawn
            drawn = await frames()
            // A busy machine may take seconds for one frame.
            still = drawn === before ? still + 1 : 0
            return still
          },
          { intervals: [3000], timeout: 240_000 },
        )
        .toBe(3)
      const scene = await pixels(page)
      await page
        .locator('#root [data-hidden]')
        .first()
        .evaluate((element) => {
          element.removeAttribute('data-hidden')
          // As it is at the first sight of the room: later it lies out of focus behind the page's own furniture.
          element.setAttribute('data-sharp', '')
        })
      const before = await pixels(page)
      let difference = 0
      for (const [index, value] of scene.entries()) difference += Math.abs(value - (before[index] ?? 0))
      expect(scene).toHaveLength(before.length)
      expect(difference / scene.length / 255).toBeLessThan(leastJump)
      // Drawn at different qualities they are never the same: the still was there.
      expect(difference).toBeGreaterThan(0)
    })
  })

/** What the page shows, its words included: they stand at the same place on both. */
async function pixels(page: Page): Promise<Buffer> {
  const picture = await page.screenshot({ animations: 'disabled', timeout: 120_000 })
  return sharp(picture).removeAlpha().raw().toBuffer()
}
