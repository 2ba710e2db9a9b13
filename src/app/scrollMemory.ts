/** Scroll positions of the tab's history entries, CSS px from the top. */
const positions = new Map<string, number>()
let isTraversal = false

/** Starts recording positions. Call it once, before the router listens. */
export function rememberScroll(): void {
  // Captured, so that it runs before the router renders the page.
  addEventListener('popstate', () => (isTraversal = true), { capture: true })
  for (const change of ['pushState', 'replaceState']) {
    addEventListener(change, () => (isTraversal = false), { capture: true })
  }
  addEventListener('scroll', () => positions.set(entryKey(), scrollY), { passive: true })
}

/** Scrolls a new page to the top or to the element in its hash, and a revisited one to its last position. */
export function settleScroll(): void {
  const part = isTraversal ? null : document.getElementById(location.hash.slice(1))
  if (part !== null) part.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: isTraversal ? (positions.get(entryKey()) ?? 0) : 0, behavior: 'instant' })
}

/** Called at the end of a visit. */
export function forgetScroll(): void {
  positions.clear()
}

/** The current history entry; its address where the browser has no keys for entries. */
function entryKey(): string {
  return window.navigation?.currentEntry?.key ?? location.href
}
