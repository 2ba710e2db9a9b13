import { createPixels, ellipse, frame, line, type Pixels, rect, stamp } from './pixels.ts'
import { write, writeCentred } from './write.ts'
import { fourGreys } from './greys.ts'
import { raised, tile } from './nextstepParts.ts'
import { browserWindow, editorWindow } from './nextstepWindows.ts'

const { black, dark, light, white } = fourGreys

const menu = ['Info', 'File', 'Edit', 'Disk', 'View', 'Tools', 'Windows'] as const
const keys: Readonly<Record<string, string>> = { Hide: 'h', 'Log Out': 'q' }

/** The screen of the cube: 1120 × 832 pixels in four greys (CARD-02). */
export function drawNextstepScreen(): Pixels {
  const screen = createPixels(1120, 832, dark)
  menuColumn(screen)
  editorWindow(screen, 470, 60, 520, 350)
  browserWindow(screen, 180, 190, 620, 430)
  dock(screen)
  runningTiles(screen)
  stamp(screen, 596, 470, arrow, black, white)
  return screen
}

function menuColumn(screen: Pixels): void {
  const width = 112
  frame(screen, 0, 0, width + 2, 24 * 10 + 2, black)
  rect(screen, 1, 1, width, 23, black)
  write(screen, 9, 8, 'Workspace', white, { tall: true, bold: true })
  for (const [index, name] of [...menu, 'Hide', 'Log Out'].entries()) {
    const top = 24 + index * 24
    raised(screen, 1, top, width, 24)
    write(screen, 9, top + 8, name, black, { tall: true })
    const key = keys[name]
    if (key === undefined) stamp(screen, width - 14, top + 8, submenu, black)
    else write(screen, width - 14, top + 8, key, black, { tall: true })
  }
}

/** A column of tiles at the right edge; three dots say that a program does not run. */
function dock(screen: Pixels): void {
  const pictures = [ownMark, calendar, envelope, book, lens, pen, tone, builder] as const
  for (const [index, picture] of pictures.entries()) {
    tile(screen, 1056, index * 64)
    picture(screen, 1056 + 8, index * 64 + 8)
    if (index > 2) for (const place of [0, 4, 8]) rect(screen, 1060 + place, index * 64 + 57, 2, 2, black)
  }
  tile(screen, 1056, 832 - 64)
  blackHole(screen, 1064, 776)
}

function runningTiles(screen: Pixels): void {
  for (const [index, picture] of [envelope, sheet, sheet].entries()) {
    const left = index * 64
    tile(screen, left, 768)
    picture(screen, left + 8, 778)
    if (index > 0) {
      rect(screen, left + 2, 769, 60, 11, black)
      writeCentred(screen, left + 32, 771, index === 1 ? 'Thesis' : 'Plan', white)
    }
  }
}

type Draw = (screen: Pixels, x: number, y: number) => void

/** Pictures of 48 × 48. */
const ownMark: Draw = (screen, x, y) => {
  for (const [index, height] of [44, 30, 18, 8].entries()) {
    rect(screen, x + 5 + index * 11, y + 24 - height / 2, 5, height, index < 2 ? black : dark)
    rect(screen, x + 5 + index * 11, y + 24 - height / 2, 1, height, white)
  }
}

const calendar: Draw = (screen, x, y) => {
  rect(screen, x + 4, y, 40, 18, black)
  writeCentred(screen, x + 24, y + 5, '10:08', white, { tall: true, bold: true })
  rect(screen, x + 4, y + 20, 40, 28, white)
  frame(screen, x + 4, y + 20, 40, 28, black)
  writeCentred(screen, x + 24, y + 23, 'MON', black)
  writeCentred(screen, x + 24, y + 34, '18', black, { tall: true, bold: true })
}

const envelope: Draw = (screen, x, y) => {
  rect(screen, x + 4, y + 10, 40, 28, white)
  frame(screen, x + 4, y + 10, 40, 28, black)
  line(screen, x + 4, y + 10, x + 24, y + 26, black)
  line(screen, x + 43, y + 10, x + 24, y + 26, black)
  rect(screen, x + 44, y + 12, 2, 28, dark)
  rect(screen, x + 6, y + 38, 40, 2, dark)
}

const book: Draw = (screen, x, y) => {
  rect(screen, x + 8, y + 4, 32, 40, black)
  rect(screen, x + 12, y + 6, 26, 34, dark)
  rect(screen, x + 16, y + 12, 18, 10, white)
  writeCentred(screen, x + 25, y + 14, 'A-Z', black)
  rect(screen, x + 12, y + 40, 28, 3, white)
}

const lens: Draw = (screen, x, y) => {
  for (const offset of [0, 1, 2, 3, 4]) line(screen, x + 27 + offset, y + 30, x + 40 + offset, y + 44, black)
  ellipse(screen, x + 4, y + 3, 32, 32, black)
  ellipse(screen, x + 8, y + 7, 24, 24, white)
  ellipse(screen, x + 11, y + 10, 10, 8, light)
}

const pen: Draw = (screen, x, y) => {
  rect(screen, x + 6, y + 8, 28, 38, white)
  frame(screen, x + 6, y + 8, 28, 38, black)
  for (const row of [16, 22, 28, 34]) rect(screen, x + 11, y + row, 17, 1, dark)
  for (const offset of [0, 1, 2, 3]) line(screen, x + 20 + offset, y + 32, x + 40 + offset, y + 4, black)
  line(screen, x + 22, y + 30, x + 41, y + 5, light)
}

const tone: Draw = (screen, x, y) => {
  for (let column = 0; column < 40; column += 2) {
    const half = Math.round(Math.abs(Math.sin(column / 5.3) * Math.cos(column / 17)) * 18) + 1
    rect(screen, x + 4 + column, y + 24 - half, 1, 2 * half, black)
  }
}

const builder: Draw = (screen, x, y) => {
  rect(screen, x + 4, y + 4, 34, 26, white)
  frame(screen, x + 4, y + 4, 34, 26, black)
  rect(screen, x + 4, y + 4, 34, 6, black)
  raised(screen, x + 10, y + 16, 20, 10)
  line(screen, x + 20, y + 26, x + 38, y + 42, black)
  ellipse(screen, x + 34, y + 36, 12, 12, black)
}

const sheet: Draw = (screen, x, y) => {
  rect(screen, x + 10, y + 6, 30, 34, white)
  frame(screen, x + 10, y + 6, 30, 34, black)
  for (const row of [13, 18, 23, 28]) rect(screen, x + 15, y + row, 19, 1, dark)
}

/** What falls in there is gone. */
const blackHole: Draw = (screen, x, y) => {
  ellipse(screen, x, y + 10, 48, 30, dark)
  ellipse(screen, x + 4, y + 13, 40, 24, light)
  ellipse(screen, x + 9, y + 15, 32, 19, dark)
  ellipse(screen, x + 14, y + 17, 22, 14, black)
}

const submenu = ['#.....', '##....', '###...', '####..', '#####.', '####..', '###...', '##....', '#.....']
const arrow = [
  '#',
  '##',
  '#o#',
  '#oo#',
  '#ooo#',
  '#oooo#',
  '#ooooo#',
  '#oooooo#',
  '#ooooooo#',
  '#oooooooo#',
  '#ooooo#####',
  '#oo#oo#',
  '#o#.#oo#',
  '##..#oo#',
  '.....#oo#',
  '.....####',
]
