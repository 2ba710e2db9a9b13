import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import type { CardId } from '../../content/exhibits/uiCards/places.ts'
import type { Pixels } from './pixels.ts'
import { inRoot } from '../../tools/lib/paths.ts'
import { fourGreysLevels, oneBitLevels } from './greys.ts'
import { drawLisaScreen } from './lisa.ts'
import { drawNextstepScreen } from './nextstep.ts'
import { drawSystem1Screen } from './system1.ts'

interface ScreenFile {
  readonly id: CardId
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

/** Mac OS X, CSS px: photographed at twice that, as its edges are smooth. */
const osX = { width: 1024, height: 768 } as const
const density = 2
const typeface =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/** Three screens at the pixels of their machines, lossless. Lisa's pixels are half again as tall as wide: 2 by 3 here. */
export function makePixelScreens(): Promise<ScreenFile[]> {
  return Promise.all([
    lossless('lisa-os', drawLisaScreen(), oneBitLevels, [2, 3]),
    lossless('system-1', drawSystem1Screen(), oneBitLevels),
    lossless('nextstep', drawNextstepScreen(), fourGreysLevels),
  ])
}

async function lossless(
  id: CardId,
  picture: Pixels,
  levels: (picture: Pixels) => Uint8Array,
  [across, down] = [1, 1],
): Promise<ScreenFile> {
  const raw = { width: picture.width, height: picture.height, channels: 1 } as const
  const [width, height] = [picture.width * across, picture.height * down]
  const webp = await sharp(levels(picture), { raw })
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  return { id, webp, width, height }
}

/** workshop/screens/os-x.svg as Chromium draws it, PNG. */
export async function photographOsX(browser: Browser): Promise<Buffer> {
  const [svg, font] = await Promise.all([
    readFile(inRoot('workshop/screens/os-x.svg'), 'utf8'),
    readFile(inRoot(typeface), 'base64'),
  ])
  const page = await browser.newPage({ viewport: osX, deviceScaleFactor: density })
  try {
    await page.setContent(
      `<style>
        @font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
        body { margin: 0 }
      </style>${svg}`,
    )
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot()
  } finally {
    await page.close()
  }
}

export async function makeOsXScreen(browser: Browser): Promise<ScreenFile> {
  const webp = await sharp(await photographOsX(browser))
    .webp({ quality: 95, smartSubsample: true, effort: 6 })
    .toBuffer()
  return { id: 'os-x', webp, width: osX.width * density, height: osX.height * density }
}

/** content/exhibits/uiCards/screens.gen.ts: where each picture is, by an address that changes with it, and its size. */
export function manifestOf(made: readonly ScreenFile[]): string {
  const lines = made.map(({ id, webp, width, height }) => {
    const version = createHash('sha256').update(webp).digest('hex').slice(0, 12)
    const key = /^\w+$/.test(id) ? id : `'${id}'`
    return `  ${key}: { url: '/screens/${id}.webp?v=${version}', width: ${width}, height: ${height} },`
  })
  return `// Written by \`npm run make -- screens\`; changes made here are lost.

export const screens = {
${lines.join('\n')}
} as const
`
}
