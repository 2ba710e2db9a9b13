/** The ids with one of them a place further up (-1) or down (1); at an end it stays. */
export function moved(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
