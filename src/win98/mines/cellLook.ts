import type { Cell } from './minefield.ts'

/** What a place shows: a number of mines around, or what lies on or under it. */
export type CellLook = number | 'covered' | 'flag' | 'mine' | 'struck' | 'wrongFlag'

/** When the game is over, mines and wrong flags show. */
export function cellLook(cell: Cell, isOver: boolean, isStruck: boolean): CellLook {
  if (isStruck) return 'struck'
  if (cell.hasFlag) return isOver && !cell.hasMine ? 'wrongFlag' : 'flag'
  if (cell.hasMine && (isOver || cell.isOpen)) return 'mine'
  return cell.isOpen ? cell.around : 'covered'
}
