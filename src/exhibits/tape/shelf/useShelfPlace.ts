import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tapeRoom } from '../constants.ts'

interface ShelfPlace {
  readonly isScrolled: boolean
  readonly hasMore: boolean
  /** Almost a whole view along. */
  scroll(direction: 1 | -1): void
}

/** Where a long shelf is scrolled to. What a refresh puts before the tapes in view does not push them away (TAPE-09). */
export function useShelfPlace(list: RefObject<HTMLElement | null>, ids: readonly number[]): ShelfPlace {
  const [ends, setEnds] = useState({ isScrolled: false, hasMore: false })
  const before = useRef(ids)

  useLayoutEffect(
    function holdTheView() {
      const shelf = list.current
      const was = before.current
      before.current = ids
      if (shelf === null || was === ids || shelf.scrollLeft < 1) return
      const column = shelf.scrollWidth / Math.ceil(ids.length / tapeRoom.perColumn)
      const first = was[Math.floor(shelf.scrollLeft / column) * tapeRoom.perColumn]
      const from = first === undefined ? -1 : was.indexOf(first)
      const to = first === undefined ? -1 : ids.indexOf(first)
      if (to < 0) return
      const moved = Math.floor(to / tapeRoom.perColumn) - Math.floor(from / tapeRoom.perColumn)
      shelf.scrollBy({ left: moved * column, behavior: 'instant' })
    },
    [list, ids],
  )

  useEffect(
    function watchEnds() {
      const shelf = list.current
      if (shelf === null) return
      const look = () =>
        setEnds((known) => {
          const isScrolled = shelf.scrollLeft > 4
          const hasMore = shelf.scrollLeft + shelf.clientWidth < shelf.scrollWidth - 4
          return known.isScrolled === isScrolled && known.hasMore === hasMore
            ? known
            : { isScrolled, hasMore }
        })
      look()
      const sizes = new ResizeObserver(look)
      sizes.observe(shelf)
      shelf.addEventListener('scroll', look, { passive: true })
      return () => {
        sizes.disconnect()
        shelf.removeEventListener('scroll', look)
      }
    },
    [list, ids],
  )

  return {
    ...ends,
    scroll: (direction) => {
      const shelf = list.current
      shelf?.scrollBy({ left: direction * shelf.clientWidth * 0.85, behavior: 'smooth' })
    },
  }
}
