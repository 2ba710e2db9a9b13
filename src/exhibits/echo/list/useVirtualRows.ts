import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type RowWindow, windowOf } from './virtualRows.ts'

interface VirtualRowsOptions {
  readonly list: RefObject<HTMLElement | null>
  /** In the order of the rows. */
  readonly ids: readonly number[]
  /** Height of a row in rem: it follows the screen like everything else. */
  readonly rowRem: number
  /** Another key is another list, which begins wherever it begins; under the same key rows stay where they are seen. */
  readonly listKey: string
}

interface VirtualRows extends RowWindow {
  /** CSS px. */
  readonly rowHeight: number
  /** Whole rows that are seen at once. */
  readonly page: number
}

/** Which rows of a list of equal rows have to exist, whatever scrolls it: the page or something on it (ECHO-06). */
export function useVirtualRows({ list, ids, rowRem, listKey }: VirtualRowsOptions): VirtualRows {
  const [place, setPlace] = useState<VirtualRows>(() => ({
    first: 0,
    end: 20,
    rowHeight: rowRem * 16,
    page: 8,
  }))
  const before = useRef({ ids, listKey })

  useLayoutEffect(
    function stayInPlace() {
      const { ids: was, listKey: key } = before.current
      before.current = { ids, listKey }
      const element = list.current
      if (element === null || was === ids || key !== listKey) return
      const scroller = scrollerOf(element)
      const top = topIn(scroller, element)
      const seen = Math.floor(-top / place.rowHeight)
      // At its head the list shows what is new.
      if (seen < 1) return
      const anchor = was.slice(seen).find((id) => ids.includes(id))
      if (anchor === undefined) return
      scroller.scrollTop += (ids.indexOf(anchor) - was.indexOf(anchor)) * place.rowHeight
    },
    [list, ids, listKey, place.rowHeight],
  )

  useLayoutEffect(
    function watchWindow() {
      const element = list.current
      if (element === null) return
      const look = () => {
        const rowHeight = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
        const scroller = scrollerOf(element)
        const height = Math.min(scroller.clientHeight, innerHeight)
        const { first, end } = windowOf(ids.length, rowHeight, topIn(scroller, element), height)
        const page = Math.max(1, Math.floor(height / rowHeight) - 1)
        setPlace((now) =>
          now.first === first && now.end === end && now.rowHeight === rowHeight && now.page === page
            ? now
            : { first, end, rowHeight, page },
        )
      }
      look()
      const listening = new AbortController()
      // Scrolling does not bubble, but it can be caught on the way down, wherever it happens.
      document.addEventListener('scroll', look, { capture: true, passive: true, signal: listening.signal })
      addEventListener('resize', look, listening)
      const sizes = new ResizeObserver(look)
      sizes.observe(element)
      return () => {
        listening.abort()
        sizes.disconnect()
      }
    },
    [list, ids.length, rowRem],
  )
  return { ...place, end: Math.min(place.end, ids.length) }
}

/** What scrolls an element: the nearest box around it that does, else the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.documentElement
}

/** Where an element begins below the upper edge of what scrolls it, CSS px. */
function topIn(scroller: Element, element: HTMLElement): number {
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
  return element.getBoundingClientRect().top - top
}
