let count = 0

/** False for the first part that this page load shows: nobody has gone anywhere yet. */
export function shownBefore(): boolean {
  count += 1
  return count > 1
}
