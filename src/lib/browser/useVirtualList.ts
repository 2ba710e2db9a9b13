import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface VirtualListOptions {
  /**
   * Scrolls, or lies in an element that does. Its `li` are as long as the first one; each contains an element with the
   * item's id in `data-story` or `data-planet`.
   */
  readonly list: RefObject<HTMLElement | null>
  readonly ids: readonly number[]
  /** The item that Tab focuses. It is rendered even where it is scrolled out of view. */
  readonly stopId: number | null
  /** Items side by side, across the direction of scrolling. */
  readonly lanes?: number
  readonly horizontal?: boolean
  /** The page scrolls, not the list. */
  readonly inPage?: boolean
  /** Another key stands for another list. Under the same key items stay where they are in the viewport. */
  readonly listKey?: string
}

interface VirtualList {
  /** The items to render, in order. */
  readonly indexes: readonly number[]
  /** Size of a row of items along the direction of scrolling, CSS px. */
  readonly size: number
  /** Rows in view, minus one. */
  readonly page: number
  readonly show: (index: number) => void
  /** Focuses an item once its id is `stopId`. */
  readonly focus: (id: number) => void
}

/** Items rendered beyond each end of the view, so that fast scrolling shows no gaps. */
const spare = 10

interface Place {
  /** Of an item along the direction of scrolling, CSS px. */
  readonly size: number
  /** Where the list begins in what scrolls it, CSS px. */
  readonly margin: number
  readonly scroller: HTMLElement | null
}

const unmeasured: Place = { size: 64, margin: 0, scroller: null }

/** Which items of a long list to render. */
export function useVirtualList(options: VirtualListOptions): VirtualList {
  const { list, ids, stopId, lanes = 1, horizontal = false, inPage = false, listKey = '' } = options
  const [{ size, margin, scroller }, setPlace] = useState(unmeasured)
  // Used before anything is measured, so that items exist in the first render.
  const [initialRect] = useState(() => ({ width: innerWidth, height: innerHeight }))
  const stop = stopId === null ? -1 : Math.floor(ids.indexOf(stopId) / lanes)
  const common = {
    count: Math.ceil(ids.length / lanes),
    estimateSize: () => size,
    initialRect,
    overscan: Math.ceil(spare / lanes),
    horizontal,
    scrollMargin: margin,
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), stop),
  }
  const inElement = useVirtualizer({ ...common, enabled: !inPage, getScrollElement: () => scroller })
  const inWindow = useWindowVirtualizer({ ...common, enabled: inPage })
  const rows = inPage ? inWindow : inElement

  useLayoutEffect(function measure() {
    const element = list.current
    const item = element?.querySelector('li')
    if (!element || !item) return
    const look = () => {
      const style = getComputedStyle(item)
      const box = inPage ? document.documentElement : scrollerOf(element, horizontal)
      const now = {
        size: Number.parseFloat(horizontal ? style.width : style.height),
        margin: marginOf(element, box),
        scroller: box,
      }
      if (now.size > 0) setPlace((known) => (isSame(known, now) ? known : now))
    }
    // At first before anything is shown; later once the page is laid out anyway, which the observer waits for.
    if (scroller === null) look()
    const sizes = new ResizeObserver(look)
    sizes.observe(item)
    return () => sizes.disconnect()
  })
  useLayoutEffect(() => rows.measure(), [rows, size])

  const before = useRef({ ids, listKey })
  useLayoutEffect(
    function stayInPlace() {
      const { ids: was, listKey: key } = before.current
      before.current = { ids, listKey }
      const offset = (rows.scrollOffset ?? 0) - margin
      // At its beginning the list shows new items.
      if (was === ids || key !== listKey || offset < size) return
      const indices = new Map(ids.map((id, index) => [id, index]))
      const first = Math.floor(offset / size) * lanes
      const former = was.findIndex((id, index) => index >= first && indices.has(id))
      const present = indices.get(was[former] ?? NaN)
      if (present === undefined) return
      const moved = Math.floor(present / lanes) - Math.floor(former / lanes)
      if (moved !== 0) rows.scrollToOffset(offset + margin + moved * size)
    },
    [rows, ids, listKey, lanes, size, margin],
  )

  const goesTo = useRef<number | null>(null)
  function moveFocus() {
    const id = goesTo.current
    const item = list.current?.querySelector<HTMLElement>(`[data-story="${id}"], [data-planet="${id}"]`)
    if (id === null || !item) return
    goesTo.current = null
    item.focus({ preventScroll: true })
    item.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  useLayoutEffect(moveFocus)

  const length = rows.scrollRect?.[horizontal ? 'width' : 'height'] ?? 0
  return {
    indexes: rows
      .getVirtualItems()
      .flatMap(({ index }) => Array.from({ length: lanes }, (_, lane) => index * lanes + lane))
      .filter((index) => index < ids.length),
    size,
    page: Math.max(1, Math.floor(length / size) - 1),
    show: (index) => rows.scrollToIndex(Math.floor(index / lanes)),
    focus(id) {
      goesTo.current = id
      moveFocus()
    },
  }
}

const isSame = (one: Place, other: Place) =>
  one.size === other.size && one.margin === other.margin && one.scroller === other.scroller

function withRow(rows: readonly number[], row: number): number[] {
  if (row < 0 || rows.includes(row)) return [...rows]
  return row < (rows[0] ?? 0) ? [row, ...rows] : [...rows, row]
}

/** The element that scrolls a list: itself, or its nearest scrolling ancestor. */
function scrollerOf(list: HTMLElement, horizontal: boolean): HTMLElement {
  for (let box: HTMLElement | null = list; box !== null; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    if (/auto|scroll/.test(horizontal ? overflowX : overflowY)) return box
  }
  return document.documentElement
}

/** Where a list begins in the element that scrolls it, CSS px. */
function marginOf(list: HTMLElement, scroller: HTMLElement): number {
  if (list === scroller) return 0
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
  return Math.round(list.getBoundingClientRect().top - top + scroller.scrollTop)
}
