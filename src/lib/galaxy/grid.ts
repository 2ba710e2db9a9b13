/** Wider than two of the largest planets with their gap, so that only neighbouring cells have to be asked. */
const cellSide = 192

/** Bodies by the cell that their middle lies in. A square of cells about the middle of the plane, growing as needed. */
export interface Grid {
  /** Cells from the middle to the edge. */
  readonly half: number
  /** The first slot in each cell, -1 for none; row by row. */
  readonly heads: Int32Array
  /** The slot after a slot in its cell, -1 at the end. */
  readonly next: Int32Array
}

/** @param reach how far from the middle anything will lie  @param capacity slots */
export function createGrid(reach: number, capacity: number): Grid {
  const half = Math.ceil(reach / cellSide) + 1
  return {
    half,
    heads: new Int32Array((2 * half) ** 2).fill(-1),
    next: new Int32Array(capacity).fill(-1),
  }
}

/** Puts a slot into the cell of its place; a slot is put in once. */
export function insert(grid: Grid, slot: number, x: number, y: number): void {
  const cell = rowOf(grid, y) * 2 * grid.half + rowOf(grid, x)
  grid.next[slot] = grid.heads[cell] ?? -1
  grid.heads[cell] = slot
}

/** Row or column of a coordinate; those beyond the edge count to the last one. */
export function rowOf({ half }: Grid, at: number): number {
  const row = Math.floor(at / cellSide) + half
  return row < 0 ? 0 : row >= 2 * half ? 2 * half - 1 : row
}
