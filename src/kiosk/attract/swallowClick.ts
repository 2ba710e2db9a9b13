/**
 * The press that opened something must not also press what lies there now: the click that ends it is not heard. The next
 * press is another one.
 */
export function swallowClick(): void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      listening.abort()
    },
    { capture: true, signal },
  )
  for (const next of ['pointerdown', 'keydown'] as const) {
    addEventListener(next, () => listening.abort(), { capture: true, signal })
  }
}
