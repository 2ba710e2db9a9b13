/** The index that a key leads to in a grid filled row by row; null for other keys. */
export function stepInGrid(key: string, from: number, count: number, columns: number): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowDown':
      return from + columns > last ? from : from + columns
    case 'ArrowUp':
      return from < columns ? from : from - columns
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
