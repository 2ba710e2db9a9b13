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
