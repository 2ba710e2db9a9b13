import { createPixels, dot, ellipse, frame, line, panel, type Pixels, rect, stamp } from './pixels.ts'
import { widthOf, write, writeCentred } from './write.ts'
import { oneBit } from './greys.ts'

const { white, black, grey } = oneBit
const menus = ['File', 'Edit', 'View', 'Special'] as const
const heavy = { tall: true, bold: true } as const

/** The desk of the first Macintosh: 512 × 342 square pixels, black or white (CARD-02). */
export function drawSystem1Screen(): Pixels {
  const screen = createPixels(512, 342, grey)
  rect(screen, 0, 0, 512, 20, white)
  rect(screen, 0, 19, 512, 1, black)
  stamp(screen, 14, 5, ownMark, black)
  let left = 40
  for (const menu of menus) {
    write(screen, left, 5, menu, black, heavy)
    left += widthOf(menu, heavy) + 18
  }
  diskWindow(screen, 22, 58, 330, 214)
  calculator(screen, 316, 132)
  labelled(screen, 460, 34, 'System Disk', floppy)
  labelled(screen, 460, 284, 'Trash', bin)
  stamp(screen, 246, 200, arrow, black, white)
  roundCorners(screen)
  return screen
}

function diskWindow(screen: Pixels, x: number, y: number, width: number, height: number): void {
  panel(screen, x, y, width, height, black, white)
  rect(screen, x + 1, y + height, width, 1, black)
  rect(screen, x + width, y + 1, 1, height, black)
  titleBar(screen, x, y, width, 'System Disk')
  // 216 KB of the floppy's 400 are the system's.
  write(screen, x + 8, y + 23, '5 items', black)
  writeCentred(screen, x + width / 2, y + 23, '216K in disk', black)
  write(screen, x + width - widthOf('184K available') - 8, y + 23, '184K available', black)
  rect(screen, x, y + 34, width, 1, black)
  rect(screen, x, y + 36, width, 1, black)
  const right = x + width - 16
  const foot = y + height - 16
  trough(screen, right, y + 36, 16, foot - y - 36)
  trough(screen, x, foot, width - 16, 16)
  for (const [top, arrowRows] of [
    [y + 36, up],
    [foot - 15, [...up].reverse()],
  ] as const) {
    panel(screen, right, top, 16, 16, black, white)
    stamp(screen, right + 3, top + 4, arrowRows, black)
  }
  for (const [from, rows] of [
    [x, sideways],
    [right - 15, sideways.map((row) => [...row].reverse().join(''))],
  ] as const) {
    panel(screen, from, foot, 16, 16, black, white)
    stamp(screen, from + 4, foot + 3, rows, black)
  }
  panel(screen, right, y + 70, 16, 16, black, white)
  panel(screen, x + 60, foot, 16, 16, black, white)
  panel(screen, right, foot, 16, 16, black, white)
  frame(screen, right + 3, foot + 3, 7, 7, black)
  panel(screen, right + 6, foot + 6, 7, 7, black, white)
  const items = [
    ['System Folder', 20, 46, folder],
    ['Letters', 120, 46, folder],
    ['Empty Folder', 212, 46, folder],
    ['Paint', 30, 112, brush],
    ['Guided Tour', 124, 112, paper],
  ] as const
  for (const [name, dx, dy, draw] of items) labelled(screen, x + dx + 26, y + dy, name, draw)
}

function titleBar(screen: Pixels, x: number, y: number, width: number, title: string): void {
  frame(screen, x, y, width, 19, black)
  for (let row = 0; row < 6; row++) rect(screen, x + 2, y + 4 + row * 2, width - 4, 1, black)
  rect(screen, x + 8, y + 3, 13, 13, white)
  frame(screen, x + 9, y + 4, 11, 11, black)
  const wide = widthOf(title, heavy) + 14
  rect(screen, x + Math.floor((width - wide) / 2), y + 2, wide, 15, white)
  writeCentred(screen, x + width / 2, y + 5, title, black, heavy)
}

/** Where a scroll bar can travel: ink on every fourth pixel. */
function trough(screen: Pixels, x: number, y: number, width: number, height: number): void {
  panel(screen, x, y, width, height, black, white)
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1 + ((row * 2) % 4); column < width - 1; column += 4)
      dot(screen, x + column, y + row, black)
  }
}

function calculator(screen: Pixels, x: number, y: number): void {
  panel(screen, x, y, 112, 128, black, white)
  rect(screen, x + 1, y + 128, 112, 1, black)
  rect(screen, x + 112, y + 1, 1, 128, black)
  rect(screen, x, y, 112, 17, black)
  panel(screen, x + 8, y + 4, 10, 9, white, black)
  writeCentred(screen, x + 60, y + 4, 'Calculator', white, heavy)
  rect(screen, x + 1, y + 17, 110, 110, grey)
  panel(screen, x + 8, y + 24, 96, 17, black, white)
  write(screen, x + 101 - widthOf('1984', heavy), y + 28, '1984', black, heavy)
  const keys = ['C', '=', '/', '*', '7', '8', '9', '-', '4', '5', '6', '+', '1', '2', '3', '0']
  for (const [index, key] of keys.entries()) {
    const left = x + 8 + (index % 4) * 25
    const top = y + 46 + Math.floor(index / 4) * 20
    panel(screen, left, top, 21, 16, black, white)
    rect(screen, left + 1, top + 16, 21, 1, black)
    rect(screen, left + 21, top + 1, 1, 16, black)
    writeCentred(screen, left + 11, top + 4, key, black, heavy)
  }
}

type Draw = (screen: Pixels, x: number, y: number) => void

/** An icon of 32 × 32 with its name below, white behind the name. */
function labelled(screen: Pixels, middle: number, y: number, name: string, draw: Draw): void {
  draw(screen, middle - 16, y)
  const wide = widthOf(name) + 6
  rect(screen, middle - Math.floor(wide / 2), y + 34, wide, 12, white)
  writeCentred(screen, middle, y + 36, name, black)
}

function folder(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 3, y + 5, 12, 6, black, white)
  panel(screen, x + 1, y + 9, 30, 20, black, white)
  line(screen, x + 1, y + 12, x + 30, y + 12, black)
}

function brush(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 3, y + 3, 22, 28, black, white)
  for (const offset of [0, 1, 2]) line(screen, x + 13 + offset, y + 21, x + 27 + offset, y + 5, black)
  line(screen, x + 14, y + 20, x + 28, y + 4, white)
  ellipse(screen, x + 8, y + 19, 8, 8, black)
  line(screen, x + 6, y + 27, x + 20, y + 28, black)
}

function paper(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 5, y + 1, 22, 29, black, white)
  rect(screen, x + 21, y + 1, 6, 6, white)
  line(screen, x + 20, y + 1, x + 26, y + 7, black)
  rect(screen, x + 20, y + 1, 1, 7, black)
  rect(screen, x + 20, y + 7, 7, 1, black)
  for (const row of [11, 15, 19, 23]) rect(screen, x + 9, y + row, row === 23 ? 8 : 14, 1, black)
}

function floppy(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 1, y + 1, 30, 30, black, white)
  dot(screen, x + 30, y + 1, grey)
  panel(screen, x + 8, y + 1, 16, 11, black, black)
  rect(screen, x + 18, y + 3, 3, 7, white)
  panel(screen, x + 6, y + 17, 20, 14, black, white)
  for (const row of [21, 24]) rect(screen, x + 9, y + row, 14, 1, black)
}

/** Its ribs lean to the left. */
function bin(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 12, y, 8, 4, black, white)
  panel(screen, x + 5, y + 3, 22, 4, black, white)
  panel(screen, x + 7, y + 7, 18, 24, black, white)
  for (const rib of [11, 16, 21]) line(screen, x + rib, y + 10, x + rib - 2, y + 27, black)
}

/** The tube's picture has round corners, which the system draws itself. */
function roundCorners(screen: Pixels): void {
  const inset = [5, 3, 2, 1, 1]
  for (const [row, count] of inset.entries()) {
    for (const top of [row, 341 - row]) {
      rect(screen, 0, top, count, 1, black)
      rect(screen, 512 - count, top, count, 1, black)
    }
  }
}

const ownMark = [
  '#..........',
  '#..#.......',
  '#..#..#....',
  '#..#..#..#.',
  '#..#..#..#.',
  '#..#..#..#.',
  '#..#..#....',
  '#..#.......',
  '#..........',
]
const up = ['....#....', '...#.#...', '..#...#..', '.#.....#.', '####.####', '...#.#...', '...###...']
const sideways = ['...#...', '..##...', '.#.####', '#.....#', '.#.####', '..##...', '...#...']
const arrow = [
  '#',
  '##',
  '###',
  '####',
  '#####',
  '######',
  '#######',
  '########',
  '#####',
  '##.##',
  '#..##',
  '....##',
  '....##',
]
