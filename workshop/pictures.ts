// npm run make -- pictures [room ...]: photographs the rooms as visitors meet them, for the plan of the rooms and for the README.
import '../tools/requireNode.mjs'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { echo } from '../content/exhibits/echo/words.ts'
import { chooser } from '../content/exhibits/chooser.ts'
import { exhibits } from '../content/exhibits/index.ts'
import { ensureChromium } from '../tools/browser.ts'
import { buildClient } from '../tools/lib/buildClient.ts'
import { chromiumFlags, mediaFlags } from '../tools/lib/chromiumFlags.ts'
import { startServer } from '../tools/lib/startServer.ts'
import { copyData, narratedData } from '../tools/lib/narratedData.ts'
import { inRoot } from '../tools/lib/paths.ts'

interface Shot {
  readonly path: string
  /** Whether the plan of the rooms shows it, too. */
  readonly hasScene?: boolean
  /** With motion, where the room without it is another one. */
  readonly moves?: boolean
  /** What a visitor does first. */
  readonly before?: (page: Page) => Promise<void>
}

/** Exhibits of which the address alone gives no picture. */
const ways: Readonly<Record<string, Partial<Shot>>> = {
  tape: {
    before: async (page) => {
      await page.keyboard.press('a')
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    },
  },
  echo: {
    moves: true,
    before: (page) => page.getByText(echo.en.coming).waitFor({ state: 'hidden', timeout: timeoutMs }),
  },
  uiCards: { path: '/exhibits/ui-cards/system-1' },
}

const shots: Readonly<Record<string, Shot>> = {
  home: { path: '/' },
  playground: { path: '/playground' },
  share: { path: '/exhibits/werkschau/share-story?deviceId=1' },
  explore: { path: '/exhibits/werkschau/explore-stories?deviceId=1' },
  ...Object.fromEntries(
    [chooser, ...exhibits].map(({ id, address }) => [id, { path: address, hasScene: true, ...ways[id] }]),
  ),
}

/** CSS px. */
const view = { width: 1280, height: 800 } as const
/** Pixels: what the plan of the rooms shows on a screen of twice the density. */
const small = { width: 640, height: 400 } as const
/** ms: software draws a sky in many seconds. */
const timeoutMs = 240_000
/** ms: boots, fonts and pictures. */
const restMs = 7000

await buildClient()
const house = await startServer({ fill: copyData(await narratedData({ ofAnyAge: true })) })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumFlags, ...mediaFlags],
})
try {
  const asked = process.argv.slice(2)
  await mkdir(inRoot('docs/pictures'), { recursive: true })
  await mkdir(inRoot('public/pictures'), { recursive: true })
  for (const [name, shot] of Object.entries(shots)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const context = await browser.newContext({
      viewport: view,
      reducedMotion: shot.moves ? 'no-preference' : 'reduce',
      baseURL: house.url,
    })
    const page = await context.newPage()
    await page.goto(shot.path, { waitUntil: 'load' })
    await page.waitForTimeout(restMs)
    await shot.before?.(page)
    // The menu is the house's, not the room's.
    await page.locator('button[aria-controls=menu]').evaluateAll((buttons) => {
      for (const button of buttons) button.style.visibility = 'hidden'
    })
    const png = await page.screenshot({ animations: 'disabled' })
    await writeFile(inRoot(`docs/pictures/${name}.webp`), await sharp(png).webp({ quality: 82 }).toBuffer())
    if (shot.hasScene) {
      const little = await sharp(png).resize(small).webp({ quality: 78 }).toBuffer()
      await writeFile(inRoot(`public/pictures/${name}.webp`), little)
    }
    console.log(name)
    await context.close()
  }
} finally {
  await browser.close()
  await house.stop()
}
