import { type RefObject, useEffect, useState } from 'react'

/** How far from the screen something still counts as near, in screens. */
const reach = '150% 0px'

/** Whether an element is on screen or close to it. What holds the focus stays near, wherever the page is scrolled. */
export function useIsNear(ref: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst)
  useEffect(
    function watchDistance() {
      const element = ref.current
      if (element === null) return
      const observer = new IntersectionObserver(
        ([entry]) => setIsNear(entry?.isIntersecting === true || element.matches(':focus-within')),
        { rootMargin: reach },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [ref],
  )
  return isNear
}
