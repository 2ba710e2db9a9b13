import { museumScreen } from '../../content/exhibits/interfaceMuseum/words.ts'
import { languages } from '../../contract/common.ts'
import { boxes, cursorBox, pointerSize, screenSize } from '../../src/exhibits/interfaceMuseum/places.ts'
import { pixelPath } from './pixelPath.ts'
import { createPixels, ellipse, frame, line, panel, type Pixels, rect, speckle, stamp } from './pixels.ts'
import { widthOf, write, writeCentred } from './write.ts'

/** Paper, ink, and ink on every second pixel. */
export const tones = { paper: 0, ink: 1, grey: 2 } as const
const { paper, ink, grey } = tones

type ScreenWords = (typeof museumScreen)['en']

/** Before the mouse: words alone. The cursor below them blinks and is no part of the picture. */
export function drawTerminal(words: ScreenWords): Pixels {
  const screen = createPixels(screenSize.width, screenSize.height, paper)
  for (const [index, text] of words.terminal.entries()) write(screen, textLeft, lineTop(index), text, ink)
  write(screen, textLeft, lineTop(words.terminal.length), '>', ink)
  return screen
}

const textLeft = cursorBox.x - 8
const lineTop = (index: number) => 14 + index * 13

/** With the mouse: things that one can point at. */
export function drawDesk(words: ScreenWords): Pixels {
  const screen = createPixels(screenSize.width, screenSize.height, paper)
  menuBar(screen)
  letter(screen, boxes.letter, words.letter)
  drawer(screen, boxes.drawer, words.drawer, false)
  bin(screen, boxes.bin, words.bin)
  return screen
}

/** With windows: one thing lies open in front of another. */
export function drawWindow(words: ScreenWords): Pixels {
  const screen = createPixels(screenSize.width, screenSize.height, paper)
  menuBar(screen)
  letter(screen, boxes.letter, words.letter)
  drawer(screen, boxes.drawer, words.drawer, true)
  bin(screen, boxes.bin, words.bin)
  openWindow(screen, boxes.window, words)
  return screen
}

type Box = (typeof boxes)[keyof typeof boxes]

function menuBar(screen: Pixels): void {
  rect(screen, 0, 15, screenSize.width, 1, ink)
  stamp(screen, 8, 4, ['#......', '#..#...', '#..#..#', '#..#..#', '#..#..#', '#..#...', '#......'], ink)
  rect(screen, 24, 6, 18, 3, ink)
  rect(screen, 52, 6, 24, 3, ink)
  rect(screen, 86, 6, 15, 3, ink)
}

function label(screen: Pixels, { x, y, width, height }: Box, name: string): void {
  writeCentred(screen, x + width / 2, y + height - 11, name, ink)
}

function letter(screen: Pixels, box: Box, name: string): void {
  const left = box.x + 17
  panel(screen, left, box.y + 2, 30, 38, ink, paper)
  for (const [row, length] of [10, 20, 18, 20, 14, 19, 9].entries()) {
    rect(screen, left + 5, box.y + 9 + row * 4, length, 1, ink)
  }
  panel(screen, left + 20, box.y + 5, 7, 8, ink, grey)
  label(screen, box, name)
}

function drawer(screen: Pixels, box: Box, name: string, isOpen: boolean): void {
  const left = box.x + 10
  panel(screen, left, box.y + 8, 44, 32, ink, paper)
  for (const row of [0, 1]) {
    panel(screen, left + 3, box.y + 11 + row * 14, 38, 12, ink, isOpen && row === 0 ? ink : paper)
    panel(screen, left + 17, box.y + 16 + row * 14, 10, 3, isOpen && row === 0 ? paper : ink, paper)
  }
  rect(screen, left + 3, box.y + 40, 4, 2, ink)
  rect(screen, left + 37, box.y + 40, 4, 2, ink)
  label(screen, box, name)
}

function bin(screen: Pixels, box: Box, name: string): void {
  const left = box.x + 16
  // The lid stands askew.
  for (const row of [0, 1, 2]) line(screen, left + 1, box.y + 9 + row, left + 30, box.y + 4 + row, ink)
  panel(screen, left + 13, box.y + 1, 7, 5, ink, paper)
  for (let row = 0; row < 30; row++) {
    const narrow = Math.floor(row / 10)
    rect(screen, left + 3 + narrow, box.y + 14 + row, 26 - 2 * narrow, 1, row === 29 ? ink : paper)
    for (const edge of [left + 3 + narrow, left + 28 - narrow])
      rect(screen, edge, box.y + 14 + row, 1, 1, ink)
  }
  rect(screen, left + 2, box.y + 13, 28, 2, ink)
  for (const rib of [10, 16, 22]) rect(screen, left + rib, box.y + 19, 1, 20, ink)
  label(screen, box, name)
}

function openWindow(screen: Pixels, { x, y, width, height }: Box, words: ScreenWords): void {
  rect(screen, x + 3, y + 3, width, height, ink)
  panel(screen, x, y, width, height, ink, paper)
  frame(screen, x, y, width, 17, ink)
  for (let row = 0; row < 6; row++) rect(screen, x + 2, y + 3 + row * 2, width - 4, 1, ink)
  panel(screen, x + 6, y + 3, 11, 11, ink, paper)
  const wide = widthOf(words.drawer, { bold: true }) + 12
  rect(screen, x + Math.floor((width - wide) / 2), y + 2, wide, 13, paper)
  writeCentred(screen, x + width / 2, y + 5, words.drawer, ink, { bold: true })
  const right = x + width - 14
  panel(screen, right, y + 16, 14, height - 16, ink, grey)
  panel(screen, right, y + 16, 14, 14, ink, paper)
  stamp(screen, right + 4, y + 20, ['..#..', '.###.', '#####', '..#..', '..#..'], ink)
  panel(screen, right, y + height - 14, 14, 14, ink, paper)
  stamp(screen, right + 4, y + height - 9, ['..#..', '..#..', '#####', '.###.', '..#..'], ink)
  panel(screen, right, y + 40, 14, 26, ink, paper)
  for (const [index, name] of words.inside.entries()) {
    const middle = x + 34 + (index % 3) * 57
    const top = y + 27 + Math.floor(index / 3) * 52
    thing(screen, middle - 14, top, index)
    writeCentred(screen, middle, top + 32, name, ink)
  }
}

/** What lies in the drawer: photos, recipes, receipts, songs, maps, keys; 28 × 28. */
function thing(screen: Pixels, x: number, y: number, index: number): void {
  if (index === 0) {
    panel(screen, x + 5, y, 22, 18, ink, paper)
    panel(screen, x + 1, y + 6, 22, 20, ink, paper)
    panel(screen, x + 4, y + 9, 16, 11, ink, grey)
  } else if (index === 1) {
    panel(screen, x + 4, y + 2, 20, 24, ink, paper)
    rect(screen, x + 7, y + 2, 1, 24, ink)
    for (const row of [8, 12, 16]) rect(screen, x + 10, y + row, 11, 1, ink)
  } else if (index === 2) {
    panel(screen, x + 7, y, 14, 26, ink, paper)
    for (const row of [4, 8, 12, 16]) rect(screen, x + 10, y + row, row === 16 ? 8 : 5, 1, ink)
  } else if (index === 3) {
    panel(screen, x, y + 4, 28, 19, ink, paper)
    for (const reel of [4, 17]) {
      ellipse(screen, x + reel, y + 8, 7, 7, ink)
      rect(screen, x + reel + 3, y + 11, 1, 1, paper)
    }
    panel(screen, x + 6, y + 18, 16, 5, ink, paper)
  } else if (index === 4) {
    panel(screen, x + 1, y + 3, 26, 22, ink, paper)
    for (const fold of [9, 18]) rect(screen, x + fold, y + 3, 1, 22, ink)
    line(screen, x + 4, y + 20, x + 22, y + 8, ink)
    ellipse(screen, x + 19, y + 6, 5, 5, ink)
  } else {
    ellipse(screen, x, y + 3, 13, 13, ink)
    ellipse(screen, x + 3, y + 6, 7, 7, paper)
    for (const offset of [0, 1, 2]) line(screen, x + 10 + offset, y + 14, x + 22 + offset, y + 26, ink)
    line(screen, x + 19, y + 24, x + 23, y + 20, ink)
  }
}

const pointerRows = [
  '#',
  '##',
  '#o#',
  '#oo#',
  '#ooo#',
  '#oooo#',
  '#ooooo#',
  '#oooooo#',
  '#oooo####',
  '#oo#oo#',
  '#o#.#o#',
  '##..#oo#',
  '.....##',
] as const

/** Green light on black, then ink on paper. */
const pictures = {
  terminal: { draw: drawTerminal, fill: '#8df0a8' },
  desk: { draw: drawDesk, fill: '#16150f' },
  window: { draw: drawWindow, fill: '#16150f' },
} as const

/** The little screen's pictures in each language and its pointer, SVG. */
export function makeMuseumPictures(): readonly (readonly [name: string, svg: string])[] {
  const pointer = createPixels(pointerSize.width, pointerSize.height)
  stamp(pointer, 0, 0, pointerRows, 1, 2)
  const arrow = `<path fill="#fff" d="${pixelPath(pointer, 2)}"/><path fill="#0c120d" d="${pixelPath(pointer, 1)}"/>`
  return [
    ...languages.flatMap((language) =>
      Object.entries(pictures).map(
        ([name, { draw, fill }]) =>
          [`${name}.${language}`, svgOf(inked(draw(museumScreen[language]), fill), screenSize)] as const,
      ),
    ),
    ['pointer', svgOf(arrow, pointerSize, 3)],
  ]
}

/** Grey is a chessboard, as a tile of more than its own size: so it stays even at any scale. */
function inked(picture: Pixels, fill: string): string {
  const tile = createPixels(16, 16)
  speckle(tile, 0, 0, 16, 16, ink)
  const pattern = `<pattern id="grey" width="16" height="16" patternUnits="userSpaceOnUse"><path fill="${fill}" d="${pixelPath(tile, ink)}"/></pattern>`
  const greys = pixelPath(picture, grey)
  return [
    `<path fill="${fill}" d="${pixelPath(picture, ink)}"/>`,
    ...(greys === '' ? [] : [`${pattern}<path fill="url(#grey)" d="${greys}"/>`]),
  ].join('')
}

const svgOf = (content: string, { width, height }: { width: number; height: number }, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${scale * width}" height="${scale * height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${content}</svg>\n`
