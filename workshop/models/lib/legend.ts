import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { CrossSection, type Region } from './kernel.ts'
import type { Point2 } from './outline.ts'

type Face = 'mono' | 'monoBold' | 'sans'

interface Setting {
  face?: Face
  /** Height of a capital, mm. */
  cap: number
  /** Extra space between letters as a share of the cap height. */
  tracking?: number
  align?: 'left' | 'centre' | 'right'
  at?: Point2
  /** Makes strokes heavier on all sides, as a share of the cap height: the sans is stored at its lightest. */
  weight?: number
}

const files: Record<Face, string> = {
  mono: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
  monoBold: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2',
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
}

const fonts = new Map<Face, Font>()

/** The outlines of a line of text, its baseline on y, in millimetres. Throws when the face lacks a letter. */
export function legend(text: string, setting: Setting): Region {
  const { face = 'mono', cap, tracking = 0.08, align = 'centre', at: [x, y] = [0, 0], weight = 0 } = setting
  const font = fonts.get(face) ?? open(face)
  fonts.set(face, font)
  const scale = cap / font.capHeight
  let pen = 0
  const contours: Point2[][] = []
  for (const letter of text) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    if (glyph.id === 0) throw new Error(`${face} has no ${letter}`)
    contours.push(
      ...flatten(glyph.path.commands, scale, cap < 2 ? 2 : cap < 2.7 ? 3 : 6).map((ring) =>
        ring.map(([px, py]): Point2 => [px + pen, py]),
      ),
    )
    pen += glyph.advanceWidth * scale + tracking * cap
  }
  const width = pen - tracking * cap
  const shift = align === 'left' ? 0 : align === 'right' ? -width : -width / 2
  const plain = new CrossSection(contours, 'NonZero')
  const heavy = weight > 0 ? plain.offset(weight * cap, 'Round', 2, 12) : plain
  return heavy.translate([x + shift, y])
}

function open(face: Face): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(files[face]))))
  if (!('capHeight' in font)) throw new Error(`${face} is a collection of fonts`)
  return font
}

interface Command {
  command: string
  args: number[]
}

/** Bézier outlines as polygons; so many points a curve hold at 4K for letters of that height. */
function flatten(commands: readonly Command[], scale: number, curvePoints: number): Point2[][] {
  const rings: Point2[][] = []
  let ring: Point2[] = []
  for (const { command, args } of commands) {
    const points: Point2[] = []
    for (let i = 0; i + 1 < args.length; i += 2)
      points.push([(args[i] ?? 0) * scale, (args[i + 1] ?? 0) * scale])
    if (command === 'moveTo') {
      ring = [...points]
      rings.push(ring)
      continue
    }
    const start = ring.at(-1)
    if (command === 'closePath' || !start) continue
    if (command === 'lineTo') ring.push(...points)
    else
      for (let step = 1; step <= curvePoints; step++)
        ring.push(bezier([start, ...points], step / curvePoints))
  }
  return rings
}

/** de Casteljau for any order. */
function bezier(points: Point2[], t: number): Point2 {
  let level = points
  while (level.length > 1)
    level = level.slice(1).map(([x, y], i): Point2 => {
      const [px, py] = level[i] ?? [0, 0]
      return [px + (x - px) * t, py + (y - py) * t]
    })
  return level[0] ?? [0, 0]
}
