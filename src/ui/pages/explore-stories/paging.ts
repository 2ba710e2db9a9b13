/** Stories shown at first, and added per press. */
export const pageSize = 12

/**
 * Number of stories shown after `presses` of 'show more'.
 * @param reach index of a story that must be shown, or -1
 */
export function shownCount(total: number, presses: number, reach = -1): number {
  const pages = Math.max(1 + presses, Math.ceil((reach + 1) / pageSize))
  return Math.min(total, pages * pageSize)
}
