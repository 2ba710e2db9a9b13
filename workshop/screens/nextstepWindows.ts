import { ellipse, frame, line, type Pixels, rect, speckle, stamp } from './pixels.ts'
import { write, writeCentred } from './write.ts'
import { fourGreys } from './greys.ts'
import { raised, sunken } from './nextstepParts.ts'

const { black, dark, light, white } = fourGreys
const tall = { tall: true } as const
const titleFace = { tall: true, bold: true } as const

/** Bar, buttons and the resize bar in three parts; black when the window takes the keys. */
function windowFrame(
  screen: Pixels,
  x: number,
  y: number,
  width: number,
  height: number,
  title: string,
  takesKeys: boolean,
): void {
  rect(screen, x, y, width, height, light)
  frame(screen, x, y, width, height, black)
  if (takesKeys) rect(screen, x + 1, y + 1, width - 2, 22, black)
  else raised(screen, x + 1, y + 1, width - 2, 22)
  rect(screen, x, y + 23, width, 1, black)
  writeCentred(screen, x + width / 2, y + 7, title, takesKeys ? white : black, titleFace)
  for (const left of [x + 4, x + width - 20]) {
    frame(screen, left - 1, y + 3, 18, 18, black)
    raised(screen, left, y + 4, 16, 16)
  }
  frame(screen, x + 8, y + 9, 8, 6, black)
  rect(screen, x + 8, y + 9, 8, 2, black)
  for (const offset of [0, 1]) {
    line(screen, x + width - 16 + offset, y + 8, x + width - 9 + offset, y + 15, black)
    line(screen, x + width - 9 + offset, y + 8, x + width - 16 + offset, y + 15, black)
  }
  const foot = y + height - 9
  rect(screen, x, foot - 1, width, 1, black)
  raised(screen, x + 1, foot, 29, 8)
  raised(screen, x + 30, foot, width - 60, 8)
  raised(screen, x + width - 30, foot, 29, 8)
}

/** At the left of what it moves, both arrows together at its foot. */
function scroller(screen: Pixels, x: number, y: number, height: number, knobTop: number, knob: number): void {
  sunken(screen, x, y, 18, height, light)
  speckle(screen, x + 1, y + 1, 16, height - 2, dark)
  raised(screen, x + 1, y + knobTop, 16, knob)
  ellipse(screen, x + 6, y + knobTop + Math.floor(knob / 2) - 3, 6, 6, dark)
  for (const [index, rows] of [arrowUp, [...arrowUp].reverse()].entries()) {
    const top = y + height - 35 + index * 17
    raised(screen, x + 1, top, 16, 17)
    stamp(screen, x + 5, top + 5, rows, black)
  }
}

/** The file browser: a shelf above, then the path from left to right in columns. */
export function browserWindow(screen: Pixels, x: number, y: number, width: number, height: number): void {
  windowFrame(screen, x, y, width, height, 'File Viewer', true)
  sunken(screen, x + 9, y + 32, width - 18, 96, light)
  for (const [index, [name, draw]] of shelf.entries()) {
    const middle = x + 70 + index * 118
    draw(screen, middle - 24, y + 40)
    writeCentred(screen, middle, y + 102, name, black, tall)
  }
  // The path that is open stands on the shelf's edge.
  write(screen, x + 14, y + 138, '412.6 MB available on hard disk', black, tall)
  rect(screen, x + 9, y + 154, width - 18, 1, dark)
  rect(screen, x + 9, y + 155, width - 18, 1, white)
  const columnWidth = Math.floor((width - 18) / 3)
  for (const [index, { title, names, open }] of columns.entries()) {
    const left = x + 9 + index * columnWidth
    const top = y + 162
    sunken(screen, left, top, columnWidth - 4, 22, dark)
    writeCentred(screen, left + columnWidth / 2, top + 6, title, white, titleFace)
    scroller(screen, left, top + 24, height - 202, 1, index === 0 ? 90 : 130)
    sunken(screen, left + 19, top + 24, columnWidth - 23, height - 202, white)
    for (const [row, name] of names.entries()) {
      const line = top + 27 + row * 20
      const isOpen = row === open
      if (isOpen) rect(screen, left + 20, line - 1, columnWidth - 25, 19, light)
      write(screen, left + 26, line + 4, name, black, tall)
      if (index < 2) stamp(screen, left + columnWidth - 16, line + 4, submenu, isOpen ? black : dark)
    }
  }
}

/** A window of text behind it, which takes no keys now. */
export function editorWindow(screen: Pixels, x: number, y: number, width: number, height: number): void {
  windowFrame(screen, x, y, width, height, 'Voice and letters', false)
  scroller(screen, x + 1, y + 24, height - 34, 40, 110)
  rect(screen, x + 20, y + 24, width - 21, height - 34, white)
  rect(screen, x + 19, y + 24, 1, height - 34, black)
  write(screen, x + 34, y + 38, 'Voice and letters', black, titleFace)
  for (const [index, words] of letterLines.entries()) {
    write(screen, x + 34, y + 64 + index * 18, words, black, tall)
  }
}

type Draw = (screen: Pixels, x: number, y: number) => void

const home: Draw = (screen, x, y) => {
  for (let row = 0; row < 20; row++) rect(screen, x + 24 - row, y + 4 + row, 2 * row + 1, 1, dark)
  rect(screen, x + 9, y + 24, 31, 24, white)
  frame(screen, x + 9, y + 24, 31, 24, black)
  rect(screen, x + 20, y + 32, 9, 16, dark)
  line(screen, x + 24, y + 3, x + 3, y + 24, black)
  line(screen, x + 24, y + 3, x + 45, y + 24, black)
}

const folder: Draw = (screen, x, y) => {
  rect(screen, x + 4, y + 8, 18, 8, white)
  frame(screen, x + 4, y + 8, 18, 8, black)
  rect(screen, x + 4, y + 13, 40, 30, white)
  frame(screen, x + 4, y + 13, 40, 30, black)
  rect(screen, x + 6, y + 17, 37, 25, light)
  rect(screen, x + 44, y + 16, 2, 29, dark)
  rect(screen, x + 7, y + 43, 39, 2, dark)
}

const screenPicture: Draw = (screen, x, y) => {
  raised(screen, x + 2, y + 4, 44, 34)
  frame(screen, x + 2, y + 4, 44, 34, black)
  rect(screen, x + 7, y + 9, 34, 24, black)
  for (const row of [13, 18, 23]) rect(screen, x + 10, y + row, row === 23 ? 12 : 24, 2, light)
  rect(screen, x + 17, y + 38, 14, 6, black)
  rect(screen, x + 10, y + 44, 28, 3, black)
}

const shelf = [
  ['me', home],
  ['Apps', screenPicture],
  ['Thesis', folder],
  ['Physics', folder],
  ['Mail', folder],
] as const

const columns = [
  { title: 'me', names: ['Apps', 'Library', 'Mail', 'Physics', 'Sounds', 'Thesis', 'Unix'], open: 5 },
  { title: 'Thesis', names: ['Chapter 1', 'Chapter 2', 'Drawings', 'Sources', 'Voices'], open: 3 },
  { title: 'Sources', names: ['Books', 'Letters', 'Lecture', 'Notes', 'To read'], open: -1 },
] as const

const letterLines = [
  'A line can be written, and a line can be spoken.',
  'Press the lips, say what you mean, let go: the voice',
  'lies in the letter like a photograph in an envelope.',
  '',
  'Whoever opens it hears the room it was spoken in,',
] as const

const submenu = ['#.....', '##....', '###...', '####..', '#####.', '####..', '###...', '##....', '#.....']
const arrowUp = ['...##...', '...##...', '..####..', '..####..', '.######.', '.######.', '########']
