// npm run make -- sky [FOLDER]: 48 planets as a contact sheet, and the sky alone at rest, near, rising and speaking.
import '../tools/requireNode.mjs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../tools/browser.ts'
import { chromiumFlags } from '../tools/lib/chromiumFlags.ts'
import { inRoot } from '../tools/lib/paths.ts'
import type { SkyWish } from '../tools/sky/main.tsx'
import { buildPage, openPage, skyPage } from '../tools/sky/openSky.ts'

interface Look {
  readonly name: string
  readonly size: readonly [width: number, height: number, dpr: number]
  readonly wish: SkyWish
  /** Done once it is open. */
  readonly after?: SkyWish
  readonly zoom?: number
  /** Pictures, and ms between them. */
  readonly frames?: readonly [number, number]
}

const portrait = [1080, 1920, 1] as const
const landscape = [1440, 900, 1] as const
const phone = [390, 844, 2] as const
const looks: readonly Look[] = [
  { name: 'planets', size: [1600, 1200, 1], wish: { stories: 48, columns: 8, titled: false } },
  { name: 'portrait', size: portrait, wish: { stories: 60, playing: true } },
  { name: 'landscape', size: landscape, wish: { stories: 60 } },
  { name: 'phone', size: phone, wish: { stories: 40 } },
  { name: 'many', size: landscape, wish: { stories: 10_000 }, zoom: 0.045 },
  {
    name: 'near',
    size: portrait,
    wish: {
      stories: 60,
      chosen: 100_013,
      speaking: true,
      covered: { left: 0, top: 0, right: 0, bottom: 900 },
    },
  },
  {
    name: 'flight',
    size: [720, 480, 1],
    wish: { stories: 40 },
    after: { chosen: 100_006 },
    frames: [6, 250],
  },
  {
    name: 'rising',
    size: [720, 480, 1],
    wish: { stories: 12 },
    after: { stories: 13, arriving: [100_013] },
    frames: [10, 500],
  },
]

const words = process.argv.slice(2)
const folder = words[0] ?? inRoot('.look')
const asked = words.slice(1)
await mkdir(folder, { recursive: true })
await buildPage(skyPage)
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  for (const look of looks) {
    if (asked.length > 0 && !asked.includes(look.name)) continue
    const [width, height, dpr] = look.size
    const { page, errors } = await openPage(browser, skyPage, { width, height, dpr })
    await page.waitForFunction(() => window.sky !== undefined)
    await page.evaluate((wish) => window.sky.open({ tier: 'high', ...wish }), { ...look.wish, dpr })
    const { zoom } = look
    if (zoom !== undefined) await page.evaluate((by) => window.sky.look({ zoom: by }), zoom)
    // A second in which voices are heard and titles come; software needs more of them.
    await page.waitForTimeout(2500)
    if (look.after) await page.evaluate((wish) => window.sky.set(wish), look.after)
    const [frames, apart] = look.frames ?? [1, 0]
    for (let frame = 0; frame < frames; frame += 1) {
      const name = frames === 1 ? look.name : `${look.name}-${frame}`
      await page.screenshot({ path: join(folder, `${name}.png`), timeout: 300_000 })
      await page.waitForTimeout(apart)
    }
    console.log(look.name, ...errors)
    await page.context().close()
  }
} finally {
  await browser.close()
}
