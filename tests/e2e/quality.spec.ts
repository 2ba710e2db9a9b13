import { expect, test } from './support/fixtures.ts'

const rooms = [
  { room: 'werkschau', width: 480, height: 480 },
  { room: 'werkschau/tape', width: 1024, height: 640 },
  { room: 'werkschau/ipod', width: 480, height: 600 },
  { room: 'werkschau/echo', width: 480, height: 480 },
  { room: 'imac/desktop', width: 800, height: 600 },
] as const

/** Elsewhere rooms are drawn at the least quality, which no visitor gets and which needs fewer programs. */
for (const { room, width, height } of rooms)
  test.describe(room, () => {
    test.use({ viewport: { width, height } })

    test('[FIT-01] is lit at a quality that visitors get, and every program for that is made', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      // A program that cannot be made is an error in the console, which fails every test.
      await page.goto(`/exhibits/${room}?stage=low`)
      await expect(page.locator('[data-lit], img[data-hidden]').first()).toBeAttached({ timeout: 240_000 })
      const calls = () => page.evaluate(() => window.__museum?.render().calls ?? 0)
      await expect.poll(calls, { timeout: 60_000 }).toBeGreaterThan(2)
    })
  })
