import type { Cell } from './minefield.ts'

/** What a cell shows: the number of mines around it, or a symbol. */
export type CellLook = number | 'covered' | 'flag' | 'mine' | 'struck' | 'wrongFlag'

/** At the end of the game mines and wrong flags show. */
export function cellLook(cell: Cell, isOver: boolean, isStruck: boolean): CellLook {
  if (isStruck) return 'struck'
  if (cell.hasFlag) return isOver && !cell.hasMine ? 'wrongFlag' : 'flag'
  if (cell.hasMine && (isOver || cell.isOpen)) return 'mine'
  return cell.isOpen ? cell.around : 'covered'
}
