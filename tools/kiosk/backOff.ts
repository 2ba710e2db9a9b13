/** A browser that stood this long was well, ms: the next failure counts as the first. */
export const healthyMs = 60_000
const firstMs = 500
const longestMs = 60_000
/** How many are brought back at once. Whoever crashes a page now and then must not wait. */
const timeout = 2

/** How long to wait before the browser is brought back. @param failures in a row before this one, from 0 */
export function backOffMs(failures: number): number {
  return Math.min(firstMs * 2 ** Math.max(0, failures - timeout), longestMs)
}
