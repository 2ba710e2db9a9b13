import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed while it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

/** A visitor who asked their machine for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'
