import { tapeConstants } from '../constants.ts'

/** The tapes on the shelf and the selected one. The share tape comes first and is not in `ids`. */
interface ShelfState {
  /** As last received; null before the first list. */
  readonly ids: readonly number[] | null
  readonly selectedId: number
  /** The selected tape was withdrawn; shown until another one is selected. */
  readonly isRemoved: boolean
}

export const emptyShelf: ShelfState = { ids: null, selectedId: tapeConstants.shareId, isRemoved: false }

/** Takes a new list. The first selects its first story (TAPE-06); later ones keep the selection (TAPE-09). */
export function restock(shelf: ShelfState, ids: readonly number[]): ShelfState {
  if (shelf.ids === null) return { ids, selectedId: ids[0] ?? tapeConstants.shareId, isRemoved: false }
  const { selectedId } = shelf
  if (selectedId === tapeConstants.shareId || ids.includes(selectedId)) return { ...shelf, ids }
  const place = shelf.ids.indexOf(selectedId)
  const left = shelf.ids.slice(place).find((id) => ids.includes(id)) ?? ids.at(-1)
  return { ids, selectedId: left ?? tapeConstants.shareId, isRemoved: true }
}

export function pickTape(shelf: ShelfState, id: number): ShelfState {
  return { ...shelf, selectedId: id, isRemoved: false }
}

/** The index that an arrow key leads to on a shelf of `count` tapes in columns; null for other keys. */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  const column = tapeConstants.perColumn
  const step = steps(column)[key]
  if (step === undefined) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const wanted = place + step
  // From a full column into a shorter one: to its last tape.
  if (key === 'ArrowRight' && wanted >= count) {
    const hasNextColumn = Math.floor((count - 1) / column) > Math.floor(place / column)
    return hasNextColumn ? count - 1 : place
  }
  if (key === 'ArrowLeft' && wanted < 0) return place
  return Math.min(count - 1, Math.max(0, wanted))
}

const steps = (column: number): Readonly<Record<string, number>> => ({
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: column,
  ArrowLeft: -column,
  PageDown: 4 * column,
  PageUp: -4 * column,
  Home: 0,
  End: 0,
})
