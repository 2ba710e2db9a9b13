import { useSyncExternalStore } from 'react'
import type { Size } from '../geometry/size.ts'

let last: Size = { width: 0, height: 0 }

/** The visible size of the page without scroll bars, CSS px. */
export function useViewport(): Size {
  return useSyncExternalStore(subscribe, measure)
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

function measure(): Size {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  if (width !== last.width || height !== last.height) last = { width, height }
  return last
}
