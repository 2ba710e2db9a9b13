import { type RefObject, useEffect, useState } from 'react'

interface ShelfEnds {
  readonly isScrolled: boolean
  readonly hasMore: boolean
  /** Almost a whole view along. */
  scroll(direction: 1 | -1): void
}

/** Whether a long shelf of `count` tapes goes on before and behind what is seen. */
export function useShelfEnds(list: RefObject<HTMLElement | null>, count: number): ShelfEnds {
  const [ends, setEnds] = useState({ isScrolled: false, hasMore: false })

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
    [list, count],
  )

  return {
    ...ends,
    scroll: (direction) => {
      const shelf = list.current
      shelf?.scrollBy({ left: direction * shelf.clientWidth * 0.85, behavior: 'smooth' })
    },
  }
}
