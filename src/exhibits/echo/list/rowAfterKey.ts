/** The row that a key leads to, in a list of `count` rows with `page` rows in view; null for other keys. */
export function rowAfterKey(key: string, row: number, count: number, page: number): number | null {
  const target = moves(row, count, page)[key]
  return target === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, target))
}

const moves = (row: number, count: number, page: number): Readonly<Record<string, number>> => ({
  ArrowDown: row + 1,
  ArrowUp: row - 1,
  PageDown: row + page,
  PageUp: row - page,
  Home: 0,
  End: count - 1,
})
