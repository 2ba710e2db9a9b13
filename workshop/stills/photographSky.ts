import type { Browser } from '@playwright/test'
import { buildPage, openPage, skyPage } from '../../tools/sky/openSky.ts'

/** A picture of the sky, without any words: the page sets them. */
interface SkyPicture {
  readonly name: string
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/** CSS px, device px a CSS px, and invented stories; with none, only what is always there. */
const views = [
  { name: 'echo-landscape', width: 1920, height: 1080, dpr: 1, stories: 90 },
  { name: 'echo-portrait', width: 1080, height: 1920, dpr: 1, stories: 90 },
  { name: 'echo-phone', width: 390, height: 844, dpr: 2, stories: 40 },
  { name: 'echo-empty-landscape', width: 1920, height: 1080, dpr: 1, stories: 0 },
  { name: 'echo-empty-portrait', width: 1080, height: 1920, dpr: 1, stories: 0 },
] as const

/** Photographs the sky at rest for the versions that do not draw, and for the moment before it opens. */
export async function photographSky(within: Browser): Promise<readonly SkyPicture[]> {
  await buildPage(skyPage)
  const pictures: SkyPicture[] = []
  for (const { name, width, height, dpr, stories } of views) {
    const { page, errors } = await openPage(within, skyPage, { width, height, dpr })
    await page.waitForFunction(() => window.sky !== undefined)
    await page.evaluate((wish) => window.sky.open({ tier: 'high', titled: false, ...wish }), { stories, dpr })
    const png = await page.screenshot({ timeout: 300_000 })
    await page.context().close()
    if (errors.length > 0) throw new Error(errors.join('\n'))
    pictures.push({ name, png, width: width * dpr, height: height * dpr })
  }
  return pictures
}
