import { createPixels, ellipse, frame, line, panel, type Pixels, rect, stamp } from './pixels.ts'
import { widthOf, write, writeCentred } from './write.ts'
import { oneBit } from './greys.ts'

const { white, black, grey } = oneBit

/** Menus as of version 1.0; folder names are our own. */
const menus = ['Desk', 'File/Print', 'Edit', 'View', 'Disk'] as const

/** Lisa's desk: 720 × 364 pixels, taller than wide by half, black or white (CARD-02). */
export function drawLisaScreen(): Pixels {
  const screen = createPixels(720, 364, grey)
  rect(screen, 0, 0, 720, 15, white)
  rect(screen, 0, 15, 720, 1, black)
  let left = 14
  for (const menu of menus) {
    write(screen, left, 3, menu, black, { tall: true, bold: true })
    left += widthOf(menu, { tall: true, bold: true }) + 22
  }
  letterWindow(screen, 286, 34, 404, 222)
  diskWindow(screen, 40, 84, 440, 190)
  deskIcons(screen)
  pointer(screen, 408, 160)
  return screen
}

function windowFrame(
  screen: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  title: string,
  isActive: boolean,
): void {
  panel(screen, x, y, width, height, black, white)
  rect(screen, x, y, width, 16, isActive ? black : white)
  frame(screen, x, y, width, 16, black)
  const ink = isActive ? white : black
  stamp(screen, x + 6, y + 3, sheetIcon, ink)
  writeCentred(screen, x + width / 2, y + 4, title, ink, { tall: true, bold: true })
  // Scroll bars at the right and the bottom, the size box where they meet.
  const right = x + width - 20
  const foot = y + height - 14
  rect(screen, right, y + 16, 19, height - 17, grey)
  rect(screen, right, y + 16, 1, height - 16, black)
  rect(screen, x + 1, foot, width - 2, 13, grey)
  rect(screen, x, foot, width, 1, black)
  panel(screen, right, y + 15, 20, 13, black, white)
  stamp(screen, right + 6, y + 18, arrowUp, black)
  panel(screen, right, foot - 12, 20, 13, black, white)
  stamp(screen, right + 6, foot - 8, [...arrowUp].reverse(), black)
  panel(screen, right, y + 46, 20, 16, black, white)
  panel(screen, x, foot, 20, 14, black, white)
  panel(screen, right - 19, foot, 20, 14, black, white)
  panel(screen, x + 84, foot, 28, 14, black, white)
  panel(screen, right, foot, 20, 14, black, white)
  frame(screen, right + 5, foot + 3, 7, 5, black)
  frame(screen, right + 8, foot + 5, 8, 6, black)
}

function letterWindow(screen: Pixels, x: number, y: number, width: number, height: number): void {
  windowFrame(screen, x, y, width, height, 'Letter to Bern', false)
  rect(screen, x + 1, y + 16, width - 21, 12, white)
  rect(screen, x, y + 28, width - 20, 1, black)
  for (let tick = 0; tick < width - 30; tick += 12) {
    rect(screen, x + 10 + tick, tick % 48 === 0 ? y + 20 : y + 24, 1, tick % 48 === 0 ? 8 : 4, black)
  }
  const lines = [
    'Dear colleagues,',
    'the new machine is here. It has a desk of its own, with paper on it, and',
    'a basket for what one does not need any more. I tore a sheet off the pad,',
  ]
  for (const [index, words] of lines.entries()) write(screen, x + 24, y + 40 + index * 13, words, black)
  rect(screen, x + width - 20, y + 16, 19, height - 31, grey)
  rect(screen, x + width - 20, y + 16, 1, height - 30, black)
  rect(screen, x + width - 1, y, 1, height, black)
  panel(screen, x + width - 20, y + 52, 20, 16, black, white)
  // A column of figures below, as a chart.
  for (const [index, value] of [26, 40, 33, 58, 47, 66, 74].entries()) {
    panel(screen, x + 216 + index * 20, y + 190 - value, 13, value, black, index % 2 === 0 ? black : grey)
  }
  rect(screen, x + 210, y + 190, 150, 1, black)
}

function diskWindow(screen: Pixels, x: number, y: number, width: number, height: number): void {
  windowFrame(screen, x, y, width, height, 'ProFile', true)
  write(screen, x + 10, y + 22, '9 of 14 objects shown', black)
  rect(screen, x + 1, y + 33, width - 21, 1, black)
  const objects = [
    ['Letters', folder],
    ['Plans', folder],
    ['Tables', folder],
    ['Writing paper', pad],
    ['Squared paper', pad],
    ['List paper', pad],
    ['Minutes', sheet],
    ['Budget', sheet],
    ['Front door', sheet],
  ] as const
  for (const [index, [name, draw]] of objects.entries()) {
    const left = x + 26 + (index % 3) * 132
    const top = y + 42 + Math.floor(index / 3) * 45
    draw(screen, left + 30, top)
    if (name === 'Writing paper') {
      const wide = widthOf(name) + 6
      rect(screen, left + 54 - wide / 2, top + 30, wide, 11, black)
      writeCentred(screen, left + 54, top + 32, name, white)
    } else writeCentred(screen, left + 54, top + 32, name, black)
  }
}

/** Icons are 48 wide and 28 high, which the tall pixels make nearly square. */
function folder(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 3, y + 2, 16, 5, black, white)
  panel(screen, x + 1, y + 5, 46, 22, black, white)
  rect(screen, x + 1, y + 9, 46, 1, black)
  rect(screen, x + 47, y + 8, 1, 20, black)
  rect(screen, x + 4, y + 27, 44, 1, black)
}

function pad(screen: Pixels, x: number, y: number): void {
  for (const lift of [4, 2, 0]) panel(screen, x + 8 + lift, y + 4 - lift, 30, 24, black, white)
  rect(screen, x + 12, y + 3, 30, 3, black)
  for (const row of [9, 13, 17, 21]) rect(screen, x + 16, y + row - 1, row === 21 ? 12 : 22, 1, black)
  line(screen, x + 36, y + 23, x + 41, y + 19, black)
}

function sheet(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 10, y, 28, 27, black, white)
  for (const row of [5, 9, 13, 17, 21]) rect(screen, x + 14, y + row, row === 5 ? 10 : 20, 1, black)
}

function deskIcons(screen: Pixels): void {
  const icons = [
    ['Wastebasket', basket],
    ['ProFile', disk],
    ['Clipboard', clipboard],
    ['Preferences', dial],
    ['Clock', clock],
  ] as const
  for (const [index, [name, draw]] of icons.entries()) {
    const middle = 56 + index * 118
    draw(screen, middle - 24, 306)
    const wide = widthOf(name) + 8
    rect(screen, middle - Math.floor(wide / 2), 338, wide, 12, white)
    writeCentred(screen, middle, 340, name, black)
  }
}

function basket(screen: Pixels, x: number, y: number): void {
  // The lid stands askew.
  for (const row of [0, 1]) line(screen, x + 11, y + 4 + row, x + 37, y + row, black)
  panel(screen, x + 22, y - 2, 6, 4, black, white)
  panel(screen, x + 13, y + 6, 23, 23, black, white)
  for (const rib of [18, 24, 30]) rect(screen, x + rib, y + 10, 1, 16, black)
  rect(screen, x + 12, y + 6, 25, 2, black)
}

function disk(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 2, y + 10, 44, 18, black, white)
  rect(screen, x + 6, y + 28, 6, 2, black)
  rect(screen, x + 36, y + 28, 6, 2, black)
  for (let slot = 0; slot < 9; slot++) rect(screen, x + 6 + slot * 3, y + 14, 1, 8, black)
  rect(screen, x + 40, y + 23, 3, 2, black)
}

function clipboard(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 8, y + 3, 32, 26, black, black)
  panel(screen, x + 11, y + 7, 26, 20, black, white)
  panel(screen, x + 17, y + 1, 14, 6, black, white)
  for (const row of [12, 16, 20]) rect(screen, x + 15, y + row, 18, 1, black)
}

function dial(screen: Pixels, x: number, y: number): void {
  panel(screen, x + 5, y + 2, 38, 27, black, white)
  for (const [index, place] of [9, 22, 14].entries()) {
    rect(screen, x + 9, y + 8 + index * 7, 30, 1, black)
    panel(screen, x + 9 + place, y + 6 + index * 7, 6, 5, black, white)
  }
}

function clock(screen: Pixels, x: number, y: number): void {
  ellipse(screen, x + 6, y + 1, 36, 28, black)
  ellipse(screen, x + 8, y + 3, 32, 24, white)
  line(screen, x + 24, y + 15, x + 24, y + 6, black)
  line(screen, x + 24, y + 15, x + 33, y + 18, black)
}

const sheetIcon = [
  '########..',
  '#......##.',
  '#.####.###',
  '#........#',
  '#.######.#',
  '#........#',
  '#.####...#',
  '#........#',
  '##########',
]
const arrowUp = ['...##...', '..####..', '.######.', '########']

const arrow = ['#', '##', '#o#', '#oo#', '#ooo#', '#oooo#', '#ooo###', '#o#o#', '##.#o#', '....##']

function pointer(screen: Pixels, x: number, y: number): void {
  stamp(screen, x, y, arrow, black, white)
}
