import { blank, copyOf, ellipse, flood, frame, line, type Point, type Raster } from './raster.ts'

export const tools = ['pencil', 'brush', 'eraser', 'fill', 'line', 'frame', 'ellipse'] as const
export type Tool = (typeof tools)[number]

/** Width of each tool, pixels of the picture. */
const thickness: Readonly<Record<Tool, number>> = {
  pencil: 1,
  brush: 4,
  eraser: 8,
  fill: 1,
  line: 1,
  frame: 1,
  ellipse: 1,
}

/** Most steps that can be undone. */
const maxSteps = 40

/** The sheet, its history and the current stroke. */
export interface Sheet {
  readonly picture: Raster
  /** Oldest first; whole pictures of 64 KB at most. */
  readonly before: readonly Raster[]
  /** Undone pictures; the next to redo is last. */
  readonly after: readonly Raster[]
  readonly stroke: Stroke | null
}

interface Stroke {
  readonly tool: Tool
  readonly colour: number
  readonly from: Point
  readonly last: Point
  /** The picture before the stroke. */
  readonly ground: Raster
}

export type SheetEvent =
  | { readonly type: 'press'; readonly at: Point; readonly tool: Tool; readonly colour: number }
  | { readonly type: 'draw'; readonly at: Point }
  | { readonly type: 'lift' }
  /** Discards the current stroke. */
  | { readonly type: 'abandon' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'clear'; readonly colour: number }

export function newSheet(width: number, height: number, colour: number): Sheet {
  return { picture: blank(width, height, colour), before: [], after: [], stroke: null }
}

/** An event that changes nothing returns the same object. Pictures in a sheet are never changed. */
export function nextSheet(sheet: Sheet, event: SheetEvent): Sheet {
  const { picture, before, after, stroke } = sheet
  switch (event.type) {
    case 'press': {
      if (stroke !== null) return sheet
      const { at, tool, colour } = event
      const begun = { tool, colour, from: at, last: at, ground: picture }
      return { ...sheet, picture: drawn(begun, at, picture), stroke: begun }
    }
    case 'draw': {
      if (stroke === null || stroke.tool === 'fill') return sheet
      if (stroke.last.x === event.at.x && stroke.last.y === event.at.y) return sheet
      return { ...sheet, picture: drawn(stroke, event.at, picture), stroke: { ...stroke, last: event.at } }
    }
    case 'lift':
      return stroke === null
        ? sheet
        : { picture, before: [...before, stroke.ground].slice(-maxSteps), after: [], stroke: null }
    case 'abandon':
      return stroke === null ? sheet : { ...sheet, picture: stroke.ground, stroke: null }
    case 'undo': {
      const last = before.at(-1)
      if (last === undefined || stroke !== null) return sheet
      return { picture: last, before: before.slice(0, -1), after: [...after, picture], stroke: null }
    }
    case 'redo': {
      const next = after.at(-1)
      if (next === undefined || stroke !== null) return sheet
      return { picture: next, before: [...before, picture], after: after.slice(0, -1), stroke: null }
    }
    case 'clear':
      return {
        picture: blank(picture.width, picture.height, event.colour),
        before: [...before, stroke?.ground ?? picture].slice(-maxSteps),
        after: [],
        stroke: null,
      }
  }
}

/** The picture with the stroke extended to a point: shapes start from `ground`, lines from the picture. */
function drawn({ tool, colour, from, last, ground }: Stroke, to: Point, picture: Raster): Raster {
  const isShape = tool === 'line' || tool === 'frame' || tool === 'ellipse'
  const next = copyOf(isShape ? ground : picture)
  const size = thickness[tool]
  if (tool === 'fill') flood(next, to, colour)
  else if (tool === 'frame') frame(next, from, to, colour, size)
  else if (tool === 'ellipse') ellipse(next, from, to, colour, size)
  else if (tool === 'line') line(next, from, to, colour, size)
  else line(next, last, to, colour, size)
  return next
}
