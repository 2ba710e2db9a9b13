import { flat } from '#workshop/models/lib/extrude.ts'
import { type Geometry, merge, moved, tinted } from '#workshop/models/lib/geometry.ts'
import { CrossSection, type Region } from '#workshop/models/lib/kernel.ts'
import { legend } from '#workshop/models/lib/legend.ts'
import { type Point2, rectangleRim } from '#workshop/models/lib/outline.ts'
import { roundedSide, slab, type Step } from '#workshop/models/lib/slab.ts'

// A compact keyboard, 394 x 166. Its own origin is the middle of its underside; keys point up z before it is laid down.

const unit = 18.6
const capTop = 5.4

interface Key {
  at: Point2
  /** Width in units. */
  span: number
  text: string
}

const rows: [text: string, span: number][][] = [
  ['esc', ...Array.from({ length: 12 }, (_, i) => `F${i + 1}`), 'del'].map((text): [string, number] => [
    text,
    text === 'del' ? 2 : 1,
  ]),
  [...'^1234567890+']
    .map((text): [string, number] => [text, 1])
    .concat([
      ['-', 1],
      ['<', 2],
    ]),
  [
    ['tab', 1.5],
    ...[...'QWERTZUIOP'].map((text): [string, number] => [text, 1]),
    ['=', 1],
    ['*', 1],
    ['', 1.5],
  ],
  [
    ['caps', 1.75],
    ...[...'ASDFGHJKL'].map((text): [string, number] => [text, 1]),
    ['#', 1],
    ['~', 1],
    ['ret', 2.25],
  ],
  [['shift', 2.25], ...[...'YXCVBNM,.-'].map((text): [string, number] => [text, 1]), ['shift', 2.75]],
  [
    ['ctrl', 1.5],
    ['alt', 1.25],
    ['', 1.25],
    ['', 7],
    ['', 1.25],
    ['alt', 1.25],
    ['ctrl', 1.5],
  ],
]

/** All keys with their places; the block is centred, the number pad stands to its right. */
function layout(): Key[] {
  const left = -9.85 * unit
  const top = 2.75 * unit
  const main = rows.flatMap((row, line) => {
    let x = left
    return row.map(([text, span]): Key => {
      const key: Key = { at: [x + (span * unit) / 2, top - line * unit - (line > 0 ? 3 : 0)], span, text }
      x += span * unit
      return key
    })
  })
  const pad = [...'789456123'].map((text, i): Key => ({
    at: [left + (16.2 + (i % 3)) * unit, top - (2 + Math.floor(i / 3)) * unit - 3],
    span: 1,
    text,
  }))
  const ends = ['', '', '', '', '0', '.'].map((text, i): Key => ({
    at: [left + (16.2 + (i % 3)) * unit, top - (i < 3 ? 1 : 5) * unit - 3],
    span: 1,
    text: i < 3 ? (['/', '*', '='][i] ?? '') : (['', '0', '.'][i - 3] ?? text),
  }))
  const enter = [1, 2, 3, 4, 5].map((line): Key => ({
    at: [left + 19.2 * unit, top - line * unit - 3],
    span: 1,
    text: line === 2 ? '+' : line === 1 ? '-' : '',
  }))
  return [...main, ...pad, ...ends, ...enter]
}

const capSteps: Step[] = [
  [0, 0],
  [0.6, capTop - 1.2],
  [1.7, capTop],
  [4.4, capTop - 0.4],
]

/** Every key cap in one mesh; they do not move. */
export function keyCaps(): Geometry {
  return merge(
    layout().map(({ at, span }) =>
      slab(rectangleRim(span * unit - 1.5, unit - 1.5, 2.6, { segments: 2, at }), capSteps, {
        bottom: false,
        crease: 75,
      }),
    ),
  )
}

/** The print of all keys, top left on each cap. */
export function keyPrint(): Geometry {
  const prints = layout()
    .filter(({ text }) => text !== '')
    .map(({ at: [x, y], span, text }): Region => {
      const long = text.length > 1
      return legend(text, {
        cap: long ? 1.5 : 2.6,
        face: 'sans',
        weight: 0.03,
        align: 'left',
        at: [x - (span * unit) / 2 + 4.6, y + (long ? 0.6 : 0.2)],
      })
    })
  return flat(CrossSection.union(prints), capTop - 0.28)
}

/** The pale tray the keys stand in, and the tinted edge that runs round it. */
export function keyboardBase(): { tray: Geometry; edge: Geometry } {
  const tray = slab(rectangleRim(376, 122, 8, { segments: 6, at: [0, 0] }), roundedSide(2, 13, 0, 0.8, 2), {
    bottom: false,
  })
  const edge = slab(
    rectangleRim(394, 158, 26, { segments: 12 }),
    [
      [6, 0],
      [3, 0.8],
      [0.8, 3.6],
      [0, 8],
      [0.5, 11],
      [2.6, 13.4],
      [6, 14.6],
      [9, 14.4],
    ],
    { crease: 60 },
  )
  return { tray: moved(tinted(tray, 1), 0, 0, 2), edge }
}
