/** Where each entry of the tab's history was scrolled to, in CSS px from the top. */
const positions = new Map<string, number>()
let isTraversal = false

/** Begins to remember. To be called once, before the router listens. */
export function rememberScroll(): void {
  // Captured, so that it is known before the router renders the page one comes back to.
  addEventListener('popstate', () => (isTraversal = true), { capture: true })
  for (const change of ['pushState', 'replaceState']) {
    addEventListener(change, () => (isTraversal = false), { capture: true })
  }
  addEventListener('scroll', () => positions.set(entryKey(), scrollY), { passive: true })
}

/** A new page starts at its top, or at the part its address names; one that is returned to, where it was left. */
export function settleScroll(): void {
  const part = isTraversal ? null : document.getElementById(location.hash.slice(1))
  if (part !== null) part.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: isTraversal ? (positions.get(entryKey()) ?? 0) : 0, behavior: 'instant' })
}

/** The places of somebody who has left mean nothing to the next. */
export function forgetScroll(): void {
  positions.clear()
}

/** The entry of the history at hand; by its address where the browser does not name entries. */
function entryKey(): string {
  return window.navigation?.currentEntry?.key ?? location.href
}
