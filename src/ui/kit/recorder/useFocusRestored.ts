import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Keeps a keyboard's focus where the work is: when the key that had it goes away with a change of `view`, the first
 * key of the new view gets it. Somebody who is busy elsewhere on the page is left alone.
 * @returns for a view whose keys come a moment later: tries once more
 */
export function useFocusRestored(frame: RefObject<HTMLElement | null>, view: string): () => void {
  const before = useRef(view)
  const hadFocus = useRef(false)

  useEffect(
    function watchFocus() {
      const element = frame.current
      if (!element) return
      const watching = new AbortController()
      document.addEventListener(
        'focusin',
        (event) => {
          hadFocus.current = event.target instanceof Node && element.contains(event.target)
        },
        { signal: watching.signal },
      )
      return () => watching.abort()
    },
    [frame],
  )

  const moveFocus = useCallback(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost || !hadFocus.current) return
    frame.current?.querySelector<HTMLElement>('[data-focus-first] button')?.focus()
  }, [frame])

  useEffect(
    function followView() {
      if (before.current === view) return
      before.current = view
      moveFocus()
    },
    [view, moveFocus],
  )
  return moveFocus
}
