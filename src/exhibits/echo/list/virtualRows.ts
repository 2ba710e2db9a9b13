/** Rows that are drawn beyond what is seen, above and below: a quick finger shows no gaps. */
const spare = 6
/** So many exist at least, even where the list lies below the screen: whoever looks for its beginning finds it. */
const least = 12

export interface RowWindow {
  readonly first: number
  /** The first one that is no longer drawn. */
  readonly end: number
}

/**
 * Which rows of a long list have to exist.
 * @param top where the list begins, CSS px below the upper edge of what shows it; negative once scrolled
 * @param height of what shows it
 */
export function windowOf(count: number, rowHeight: number, top: number, height: number): RowWindow {
  if (count === 0 || rowHeight <= 0) return { first: 0, end: 0 }
  const from = Math.floor(-top / rowHeight) - spare
  const to = Math.ceil((height - top) / rowHeight) + spare
  const first = Math.min(Math.max(0, from), count - 1)
  return { first, end: Math.min(count, Math.max(first + least, to)) }
}

/** Where a key leads in a list of `count` rows of which `page` are seen at once; null for a key that leads nowhere. */
export function rowAfterKey(key: string, row: number, count: number, page: number): number | null {
  const to = moves(row, count, page)[key]
  return to === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, to))
}

const moves = (row: number, count: number, page: number): Readonly<Record<string, number>> => ({
  ArrowDown: row + 1,
  ArrowUp: row - 1,
  PageDown: row + page,
  PageUp: row - page,
  Home: 0,
  End: count - 1,
})
