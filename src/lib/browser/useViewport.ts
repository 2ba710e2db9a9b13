import { useSyncExternalStore } from 'react'
import type { Size } from '../geometry/size.ts'

const followers = new Set<() => void>()
/** Not measured with each render, which would lay the page out each time. Undefined while nobody follows it. */
let last: Size | undefined

/** The visible size of the page without scroll bars, CSS px. */
export function useViewport(): Size {
  return useSyncExternalStore(subscribe, () => (last ??= measure()))
}

function subscribe(follower: () => void): () => void {
  followers.add(follower)
  if (followers.size === 1) addEventListener('resize', look)
  // The page before may have had other scroll bars.
  look()
  return () => {
    followers.delete(follower)
    if (followers.size > 0) return
    removeEventListener('resize', look)
    last = undefined
  }
}

function look(): void {
  const now = measure()
  if (now.width === last?.width && now.height === last.height) return
  last = now
  for (const follower of followers) follower()
}

function measure(): Size {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { width, height }
}
