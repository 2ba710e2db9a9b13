import { type RefObject, useEffect, useState } from 'react'
import { snapWidth } from './snapWidth.ts'

/** The width of a picture of pixels in the place it has, CSS px; null until it is measured. */
export function useSnappedWidth(place: RefObject<HTMLElement | null>, pixels: number): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(
    function follow() {
      const element = place.current
      if (element === null) return
      // The width as laid out: a card that is turned or tilted is not narrower.
      const measure = () => setWidth(snapWidth(element.clientWidth, pixels, devicePixelRatio))
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [place, pixels],
  )
  return width
}
