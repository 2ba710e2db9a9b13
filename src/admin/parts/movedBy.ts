/** The items with one of them a place further up (-1) or down (1); at an end it stays. */
export function movedBy<Item>(items: readonly Item[], from: number, by: 1 | -1): Item[] {
  const item = items[from]
  const target = from + by
  if (item === undefined || target < 0 || target >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(target, 0, item)
}
