import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface VirtualListOptions {
  /** Scrolls, or lies in what does. Its `li` are all as long as the first; what they hold names its id by `data-story` or `data-planet`. */
  readonly list: RefObject<HTMLElement | null>
  readonly ids: readonly number[]
  /** Where the Tab key stops: it exists even where it is scrolled out of sight. */
  readonly stopId: number | null
  /** Items side by side, across the way it scrolls. */
  readonly lanes?: number
  readonly horizontal?: boolean
  /** The page scrolls it. */
  readonly inPage?: boolean
  /** Another key is another list, which begins wherever it begins; under the same key items stay where they are seen. */
  readonly listKey?: string
}

interface VirtualList {
  /** Of the items that have to exist, in order. */
  readonly indexes: readonly number[]
  /** Of a row of items, CSS px along the way it scrolls. */
  readonly size: number
  /** Rows that are seen at once, but for one. */
  readonly page: number
  readonly show: (index: number) => void
  /** Once the id is `stopId`. */
  readonly focus: (id: number) => void
}

/** Items beyond what is seen, at each end: a quick finger shows no gaps. */
const spare = 10

/** Which items of a list have to exist, however many there are. */
export function useVirtualList(options: VirtualListOptions): VirtualList {
  const { list, ids, stopId, lanes = 1, horizontal = false, inPage = false, listKey = '' } = options
  const [{ size, margin }, setPlace] = useState({ size: 64, margin: 0 })
  const stop = stopId === null ? -1 : Math.floor(ids.indexOf(stopId) / lanes)
  const common = {
    count: Math.ceil(ids.length / lanes),
    estimateSize: () => size,
    // Before there is anything to measure: what is looked for on a new page is there at once.
    initialRect: { width: innerWidth, height: innerHeight },
    overscan: Math.ceil(spare / lanes),
    horizontal,
    scrollMargin: margin,
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), stop),
  }
  const getScrollElement = () => list.current && scrollerOf(list.current, horizontal)
  const inElement = useVirtualizer({ ...common, enabled: !inPage, getScrollElement })
  const inWindow = useWindowVirtualizer({ ...common, enabled: inPage })
  const rows = inPage ? inWindow : inElement

  useLayoutEffect(function measure() {
    const element = list.current
    const item = element?.querySelector('li')
    if (!element || !item) return
    const look = () => {
      const style = getComputedStyle(item)
      const now = {
        size: Number.parseFloat(horizontal ? style.width : style.height),
        margin: marginOf(element, inPage ? document.documentElement : scrollerOf(element, horizontal)),
      }
      if (now.size > 0)
        setPlace((known) => (known.size === now.size && known.margin === now.margin ? known : now))
    }
    look()
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
      // At its head the list shows what is new.
      if (was === ids || key !== listKey || offset < size) return
      const there = new Map(ids.map((id, index) => [id, index]))
      const first = Math.floor(offset / size) * lanes
      const from = was.findIndex((id, index) => index >= first && there.has(id))
      const to = there.get(was[from] ?? NaN)
      if (to === undefined) return
      const moved = Math.floor(to / lanes) - Math.floor(from / lanes)
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

function withRow(rows: readonly number[], row: number): number[] {
  if (row < 0 || rows.includes(row)) return [...rows]
  return row < (rows[0] ?? 0) ? [row, ...rows] : [...rows, row]
}

/** What scrolls a list: itself, or the nearest box around it that does. */
function scrollerOf(list: HTMLElement, horizontal: boolean): HTMLElement {
  for (let box: HTMLElement | null = list; box !== null; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    if (/auto|scroll/.test(horizontal ? overflowX : overflowY)) return box
  }
  return document.documentElement
}

/** Where a list begins in what scrolls it, CSS px. */
function marginOf(list: HTMLElement, scroller: HTMLElement): number {
  if (list === scroller) return 0
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
  return Math.round(list.getBoundingClientRect().top - top + scroller.scrollTop)
}
