import { tapeConstants } from '../constants.ts'

/** What stands on the shelf and which tape is in hand. The share tape always stands first and is in no list. */
interface ShelfState {
  /** Ids as the server gave them last; null before the first list. */
  readonly ids: readonly number[] | null
  readonly selectedId: number
  /** The tape in hand was taken off the shelf by the museum; said until another one is picked. */
  readonly isRemoved: boolean
}

export const emptyShelf: ShelfState = { ids: null, selectedId: tapeConstants.shareId, isRemoved: false }

/** A list has come: the first one puts its first story in hand (TAPE-06), later ones leave the hand alone (TAPE-09). */
export function restocked(shelf: ShelfState, ids: readonly number[]): ShelfState {
  if (shelf.ids === null) return { ids, selectedId: ids[0] ?? tapeConstants.shareId, isRemoved: false }
  const { selectedId } = shelf
  if (selectedId === tapeConstants.shareId || ids.includes(selectedId)) return { ...shelf, ids }
  const place = shelf.ids.indexOf(selectedId)
  const left = shelf.ids.slice(place).find((id) => ids.includes(id)) ?? ids.at(-1)
  return { ids, selectedId: left ?? tapeConstants.shareId, isRemoved: true }
}

export function picked(shelf: ShelfState, id: number): ShelfState {
  return { ...shelf, selectedId: id, isRemoved: false }
}

/** Where an arrow key leads on a shelf of `count` tapes in columns; null for a key that leads nowhere. */
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
