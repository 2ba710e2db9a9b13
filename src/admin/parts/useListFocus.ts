import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus where somebody works when the item that had it leaves the list: it goes to the heading (`h2` with a
 * `tabIndex`) of the item in its place, or to that of the view.
 * @param ids of the items that are shown
 * @returns the attributes of the list
 */
export function useListFocus(ids: readonly number[]) {
  const list = useRef<HTMLUListElement>(null)
  /** Index of the item that had the focus last; null: none had it, or it went elsewhere. */
  const place = useRef<number | null>(null)
  const shown = ids.join()
  useEffect(
    function keepFocus() {
      if (place.current === null || document.activeElement !== document.body) return
      const items = list.current?.children
      const item = items?.item(Math.min(place.current, items.length - 1))
      const heading = item?.querySelector('h2') ?? document.querySelector<HTMLElement>('h1')
      heading?.focus()
    },
    [shown],
  )
  return {
    ref: list,
    onFocus({ currentTarget, target }: FocusEvent<HTMLUListElement>) {
      place.current = [...currentTarget.children].findIndex((item) => item.contains(target))
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLUListElement>) {
      // To nothing: the item may have left the list.
      if (relatedTarget !== null && !list.current?.contains(relatedTarget)) place.current = null
    },
  }
}
