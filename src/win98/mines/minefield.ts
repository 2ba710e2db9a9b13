import type { Random } from '#contract/random.ts'

export interface Level {
  readonly columns: number
  readonly rows: number
  readonly mines: number
}

export const levelNames = ['beginner', 'advanced', 'expert'] as const
export type LevelName = (typeof levelNames)[number]

/** The sizes of 1998. */
export const levels: Readonly<Record<LevelName, Level>> = {
  beginner: { columns: 8, rows: 8, mines: 10 },
  advanced: { columns: 16, rows: 16, mines: 40 },
  expert: { columns: 30, rows: 16, mines: 99 },
}

/** The same field turned, for portrait displays. */
export const upright = ({ columns, rows, mines }: Level): Level => ({ columns: rows, rows: columns, mines })

export interface Cell {
  readonly hasMine: boolean
  readonly isOpen: boolean
  readonly hasFlag: boolean
  /** Mines in the eight neighbouring cells. */
  readonly around: number
}

/** `ready`: nothing was opened yet, and no mines are placed. */
export type Phase = 'ready' | 'playing' | 'won' | 'lost'

export interface Minefield {
  readonly level: Level
  readonly phase: Phase
  /** Row by row. */
  readonly cells: readonly Cell[]
  /** The mine that exploded. */
  readonly struck: number | null
}

export type MineEvent =
  | { readonly type: 'open'; readonly at: number; readonly random: Random }
  | { readonly type: 'flag'; readonly at: number }
  /** Opens the cells around a number if all its mines are flagged. */
  | { readonly type: 'chord'; readonly at: number; readonly random: Random }

const covered: Cell = { hasMine: false, isOpen: false, hasFlag: false, around: 0 }

export function newField(level: Level): Minefield {
  return {
    level,
    phase: 'ready',
    cells: Array.from({ length: level.columns * level.rows }, () => covered),
    struck: null,
  }
}

/** An event that changes nothing returns the same object. */
export function nextField(field: Minefield, event: MineEvent): Minefield {
  const cell = field.cells[event.at]
  if (cell === undefined || field.phase === 'won' || field.phase === 'lost') return field
  switch (event.type) {
    case 'flag':
      if (cell.isOpen) return field
      return { ...field, cells: field.cells.with(event.at, { ...cell, hasFlag: !cell.hasFlag }) }
    case 'open': {
      if (cell.isOpen || cell.hasFlag) return field
      return open(field.phase === 'ready' ? laid(field, event.at, event.random) : field, [event.at])
    }
    case 'chord': {
      if (!cell.isOpen || cell.around === 0) return field
      const near = neighbours(field.level, event.at)
      const flags = near.filter((at) => field.cells[at]?.hasFlag).length
      if (flags !== cell.around) return field
      return open(field, near)
    }
  }
}

/** Mines without flags, as the counter shows them; negative with more flags than mines. */
export function minesLeft({ level, cells }: Minefield): number {
  return level.mines - cells.filter((cell) => cell.hasFlag).length
}

/** The neighbouring cells inside the field. */
export function neighbours({ columns, rows }: Level, at: number): readonly number[] {
  const column = at % columns
  const row = Math.floor(at / columns)
  const found: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
      if (x !== column || y !== row) found.push(y * columns + x)
  return found
}

/** Places the mines away from the first cell, and from its neighbours where there is space elsewhere. */
function laid(field: Minefield, first: number, random: Random): Minefield {
  const { level } = field
  const near = new Set(neighbours(level, first))
  const all = field.cells.map((_, at) => at).filter((at) => at !== first)
  const far = shuffled(
    all.filter((at) => !near.has(at)),
    random,
  )
  const places = [...far, ...shuffled([...near], random)].slice(0, level.mines)
  const mined = new Set(places)
  const cells = field.cells.map((cell, at) => ({
    ...cell,
    hasMine: mined.has(at),
    around: neighbours(level, at).filter((place) => mined.has(place)).length,
  }))
  return { ...field, phase: 'playing', cells }
}

/** Opens cells, and from each without neighbouring mines the connected area. */
function open(field: Minefield, places: readonly number[]): Minefield {
  const cells = [...field.cells]
  const waiting = [...places]
  let struck: number | null = null
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const cell = cells[at]
    if (cell === undefined || cell.isOpen || cell.hasFlag) continue
    cells[at] = { ...cell, isOpen: true }
    if (cell.hasMine) struck ??= at
    else if (cell.around === 0) waiting.push(...neighbours(field.level, at))
  }
  if (struck !== null) return { ...field, phase: 'lost', cells, struck }
  if (cells.some((cell) => !cell.isOpen && !cell.hasMine)) return { ...field, phase: 'playing', cells }
  // Only mines are left, so they get flags.
  return {
    ...field,
    phase: 'won',
    cells: cells.map((cell) => (cell.hasMine ? { ...cell, hasFlag: true } : cell)),
  }
}

function shuffled<T>(values: readonly T[], random: Random): readonly T[] {
  const mixed = [...values]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const swapped = mixed[last]
    const moved = mixed[other]
    if (swapped === undefined || moved === undefined) continue
    mixed[last] = moved
    mixed[other] = swapped
  }
  return mixed
}
