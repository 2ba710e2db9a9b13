/** Stories that an open device shows at first, and that one press adds. */
export const pageSize = 12

/**
 * How many of `total` stories stand on the page after `presses` of 'show more'.
 * @param reach index of a story that must stand there, or -1
 */
export function shownCount(total: number, presses: number, reach = -1): number {
  const pages = Math.max(1 + presses, Math.ceil((reach + 1) / pageSize))
  return Math.min(total, pages * pageSize)
}
