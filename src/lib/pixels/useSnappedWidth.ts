import { type RefObject, useEffect, useState } from 'react'
import { snapWidth } from './snapWidth.ts'

/** The snapped width of a pixel picture in its container, CSS px; null until measured. */
export function useSnappedWidth(place: RefObject<HTMLElement | null>, pixels: number): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(
    function follow() {
      const element = place.current
      if (element === null) return
      // The layout width: a turned or tilted card is not narrower.
      const measure = () => setWidth(snapWidth(element.clientWidth, pixels, devicePixelRatio))
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [place, pixels],
  )
  return width
}
