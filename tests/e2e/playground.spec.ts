import sharp from 'sharp'
import * as z from 'zod/mini'
import { expect, test } from './support/fixtures.ts'

const Manifest = z.object({
  display: z.string(),
  icons: z.array(
    z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.optional(z.string()) }),
  ),
})

test("[SHELL-13] the exhibition can be installed: its manifest's icons are there in the sizes named", async ({
  page,
}) => {
  await page.goto('/about')
  const linked = async (rel: string) =>
    (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? `No ${rel} is linked.`
  const manifest = Manifest.parse(await (await page.request.get(await linked('manifest'))).json())
  expect(manifest.display).toBe('fullscreen')
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  const touch = { src: await linked('apple-touch-icon'), type: 'image/png', sizes: '180x180' }
  for (const { src, type, sizes } of [...manifest.icons, touch]) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toBe(type)
    const { width, height } = await sharp(await answer.body()).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
})

test.describe('on a kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true })
  test('[STATE-01] no heading runs up to what stands beside it, and all of that begins at one edge @full', async ({
    page,
  }) => {
    await page.goto('/playground')
    const headings = page.locator('section h2')
    await expect(headings).toHaveCount(5)
    const seen = await headings.evaluateAll(async (all) => {
      await document.fonts.ready
      return all.map((heading) => ({
        right: heading.getBoundingClientRect().right,
        edge: heading.closest('section')?.lastElementChild?.getBoundingClientRect().left ?? 0,
      }))
    })
    for (const { right, edge } of seen) expect(edge - right).toBeGreaterThan(24)
    expect(new Set(seen.map(({ edge }) => edge)).size).toBe(1)
  })
})
