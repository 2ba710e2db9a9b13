import { readdir, readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ensureChromium } from '../../tools/browser.ts'
import { chromiumFlags } from '../../tools/lib/chromiumFlags.ts'
import { cardIds } from '../../content/exhibits/uiCards/places.ts'
import type { Pixels } from '#workshop/screens/pixels.ts'
import { museumScreen } from '../../content/exhibits/interfaceMuseum/words.ts'
import { boxes, cursorBox, screenSize } from '../../src/exhibits/interfaceMuseum/places.ts'
import { makeDesktopIcons } from '#workshop/screens/desktopIcons.ts'
import { fourGreys, oneBit, oneBitLevels } from '#workshop/screens/greys.ts'
import { drawLisaScreen } from '#workshop/screens/lisa.ts'
import { makePixelScreens, manifestOf, photographOsX } from '#workshop/screens/make.ts'
import { drawDesk, drawTerminal, drawWindow, makeMuseumPictures, tones } from '#workshop/screens/museum.ts'
import { drawNextstepScreen } from '#workshop/screens/nextstep.ts'
import { drawSystem1Screen } from '#workshop/screens/system1.ts'
import { widthOf } from '#workshop/screens/write.ts'

const folder = new URL('../../public/screens/', import.meta.url)
const committed = (name: string) => readFile(new URL(name, folder))

const at = ({ width, cells }: Pixels, x: number, y: number) => cells[y * width + x]
const tonesOf = ({ cells }: Pixels) => [...new Set(cells)].sort()

/** The share of one tone in a part of the picture. */
function shareOf(picture: Pixels, tone: number, x: number, y: number, width: number, height: number): number {
  let count = 0
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) if (at(picture, column, row) === tone) count++
  return count / (width * height)
}

test('Lisa: 720 × 364 in black and white, menus above, the wastebasket at the lower left', () => {
  const screen = drawLisaScreen()
  expect([screen.width, screen.height]).toEqual([720, 364])
  expect(tonesOf(screen)).toEqual([oneBit.white, oneBit.black, oneBit.grey])
  // White bar, black rule, dotted desk.
  expect(shareOf(screen, oneBit.grey, 0, 0, 720, 16)).toBe(0)
  expect(shareOf(screen, oneBit.black, 0, 15, 720, 1)).toBe(1)
  expect(at(screen, 5, 200)).toBe(oneBit.grey)
  expect(shareOf(screen, oneBit.grey, 40, 310, 40, 26)).toBeLessThan(0.8)
  expect(shareOf(screen, oneBit.grey, 600, 300, 100, 60)).toBe(1)
})

test('System 1: 512 × 342 in black and white, round corners, a bar of 20, the trash at the lower right', () => {
  const screen = drawSystem1Screen()
  expect([screen.width, screen.height]).toEqual([512, 342])
  expect(tonesOf(screen)).toEqual([oneBit.white, oneBit.black, oneBit.grey])
  for (const [x, y] of [
    [0, 0],
    [511, 0],
    [0, 341],
    [511, 341],
  ] as const)
    expect(at(screen, x, y)).toBe(oneBit.black)
  expect(shareOf(screen, oneBit.black, 8, 19, 496, 1)).toBe(1)
  expect(shareOf(screen, oneBit.grey, 440, 284, 40, 46)).toBeLessThan(0.6)
  // The title bar is ruled by six lines.
  const rules = Array.from({ length: 19 }, (_, row) => at(screen, 60, 58 + row)).filter(
    (tone) => tone === oneBit.black,
  )
  expect(rules).toHaveLength(6 + 2)
})

test('NeXTSTEP: 1120 × 832 in four greys, menus at the upper left, the dock at the right edge', () => {
  const screen = drawNextstepScreen()
  expect([screen.width, screen.height]).toEqual([1120, 832])
  expect(tonesOf(screen)).toEqual([fourGreys.black, fourGreys.dark, fourGreys.light, fourGreys.white])
  expect(shareOf(screen, fourGreys.black, 1, 1, 112, 23)).toBeGreaterThan(0.8)
  expect(shareOf(screen, fourGreys.light, 1, 30, 112, 200)).toBeGreaterThan(0.6)
  expect(shareOf(screen, fourGreys.dark, 1056, 0, 64, 512)).toBeLessThan(0.4)
  // Nothing lies on the desk itself.
  expect(shareOf(screen, fourGreys.dark, 10, 300, 150, 400)).toBe(1)
})

test('the pictures of the screens are those that are drawn, to the pixel, with nothing beside them', async () => {
  expect((await readdir(folder)).toSorted()).toEqual(cardIds.map((id) => `${id}.webp`).toSorted())
  for (const { id, webp } of await makePixelScreens()) {
    const made = await sharp(webp).raw().toBuffer()
    const kept = await sharp(await committed(`${id}.webp`))
      .raw()
      .toBuffer()
    expect(made.equals(kept), id).toBe(true)
  }
})

test('each pixel of the Lisa is two wide and three high in the file, so that no page has to stretch it', async () => {
  const { data, info } = await sharp(await committed('lisa-os.webp'))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([2 * 720, 3 * 364])
  const levels = oneBitLevels(drawLisaScreen())
  const others = data.filter(
    (level, index) => level !== levels[Math.floor(index / 1440 / 3) * 720 + Math.floor((index % 1440) / 2)],
  )
  expect(others).toHaveLength(0)
})

test('the picture of Mac OS X’s screen is the drawing as a browser draws it', async () => {
  // A quarter of the size: what is left of compression, and of how each machine smooths its letters, is little.
  const quarter = (file: Buffer) =>
    sharp(file).removeAlpha().resize(512, null, { fastShrinkOnLoad: false }).raw().toBuffer()
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
  try {
    const kept = await quarter(await committed('os-x.webp'))
    const made = await quarter(await photographOsX(browser))
    expect(kept.length).toBe(made.length)
    const differences = kept.map((level, index) => Math.abs(level - (made[index] ?? 0)))
    expect(Math.max(...new Set(differences))).toBeLessThan(24)
  } finally {
    await browser.close()
  }
})

test('screens.gen.ts names the pictures as they are', async () => {
  const files = await Promise.all(
    cardIds.map(async (id) => {
      const webp = await committed(`${id}.webp`)
      const { width, height } = await sharp(webp).metadata()
      return { id, webp, width, height }
    }),
  )
  const manifest = new URL('../../content/exhibits/uiCards/screens.gen.ts', import.meta.url)
  expect(await readFile(manifest, 'utf8')).toBe(manifestOf(files))
})

const source = new URL('../../src/', import.meta.url)

test('the icons of 1998 are those that are drawn, to the pixel, with nothing beside them', async () => {
  const made = await makeDesktopIcons()
  const folder = new URL('win98/icons/', source)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.png'))
  expect(files.toSorted()).toEqual(made.map(([name]) => `${name}.png`).toSorted())
  for (const [name, png] of made) {
    const committed = await sharp(await readFile(new URL(`${name}.png`, folder)))
      .raw()
      .toBuffer()
    expect((await sharp(png).raw().toBuffer()).equals(committed), name).toBe(true)
  }
})

test('the pictures of the museum are those that are drawn, with nothing beside them', async () => {
  const folder = new URL('exhibits/interfaceMuseum/pictures/', source)
  const names = await readdir(folder)
  const committed = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  expect(new Map(names.map((name, at) => [name, committed[at]]))).toEqual(
    new Map(makeMuseumPictures().map(([name, svg]) => [`${name}.svg`, svg])),
  )
})

describe.each(['en', 'de'] as const)('the little screen in %s', (language) => {
  const words = museumScreen[language]

  test('words fit: those of the terminal on the screen, names of things in their boxes', () => {
    for (const text of words.terminal) expect(widthOf(text)).toBeLessThan(screenSize.width - 32)
    expect(cursorBox.y).toBe(13 + words.terminal.length * 13)
    for (const thing of ['letter', 'drawer', 'bin'] as const)
      expect(widthOf(words[thing])).toBeLessThanOrEqual(boxes[thing].width)
    for (const name of words.inside) expect(widthOf(name)).toBeLessThan(57)
  })

  test('at first words alone, then things, then a window in front of them', () => {
    const [terminal, desk, open] = [drawTerminal(words), drawDesk(words), drawWindow(words)]
    const inkIn = (picture: Pixels, { x, y, width, height }: (typeof boxes)[keyof typeof boxes]) =>
      shareOf(picture, tones.ink, x, y, width, height) * width * height
    expect(inkIn(terminal, boxes.bin)).toBe(0)
    for (const thing of ['letter', 'drawer', 'bin'] as const) {
      expect(inkIn(desk, boxes[thing])).toBeGreaterThan(150)
      expect(inkIn(open, boxes[thing])).toBeGreaterThan(150)
    }
    expect(inkIn(desk, boxes.window)).toBe(0)
    expect(inkIn(open, boxes.window)).toBeGreaterThan(1000)
  })
})
