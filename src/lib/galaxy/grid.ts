/** More than two of the largest planets with their gap, so that only neighbouring cells have to be searched. */
const cellSide = 192

/** Bodies by the cell that holds their centre: a square of cells around the middle of the plane. */
export interface Grid {
  /** Cells from the middle to the edge. */
  readonly half: number
  /** The first slot in each cell, -1 for none; row by row. */
  readonly heads: Int32Array
  /** The slot after a slot in its cell, -1 at the end. */
  readonly next: Int32Array
}

/** @param reach farthest distance from the middle  @param capacity number of slots */
export function createGrid(reach: number, capacity: number): Grid {
  const half = Math.ceil(reach / cellSide) + 1
  return {
    half,
    heads: new Int32Array((2 * half) ** 2).fill(-1),
    next: new Int32Array(capacity).fill(-1),
  }
}

/** Adds a slot to the cell of its position. Call it once per slot. */
export function insert(grid: Grid, slot: number, x: number, y: number): void {
  const cell = rowOf(grid, y) * 2 * grid.half + rowOf(grid, x)
  grid.next[slot] = grid.heads[cell] ?? -1
  grid.heads[cell] = slot
}

/** Row or column of a coordinate; coordinates beyond the edge fall into the last one. */
export function rowOf({ half }: Grid, at: number): number {
  const row = Math.floor(at / cellSide) + half
  return row < 0 ? 0 : row >= 2 * half ? 2 * half - 1 : row
}
