import { useSyncExternalStore } from 'react'

/** CSS px. Phones and pages zoomed to 400 % have a smaller narrow side and get stills. */
const smallestSide = 480
/** For touch devices, since large phones in landscape are phones, too. */
const smallestTouchSide = 600

export interface DisplayFacts {
  readonly width: number
  readonly height: number
  readonly coarse: boolean
  readonly reducedMotion: boolean
  readonly webgl2: boolean
}

/** Whether this display gets scenes; else every exhibit shows its still (FIT-01). */
export function canStage({ width, height, coarse, reducedMotion, webgl2 }: DisplayFacts): boolean {
  if (reducedMotion || !webgl2) return false
  return Math.min(width, height) >= (coarse ? smallestTouchSide : smallestSide)
}

const queries = ['(prefers-reduced-motion: reduce)', '(pointer: coarse)'] as const

export function displayFacts(): DisplayFacts {
  const [reduced, coarse] = queries.map((query) => matchMedia(query).matches)
  return {
    width: innerWidth,
    height: innerHeight,
    coarse: coarse === true,
    reducedMotion: reduced === true,
    webgl2: typeof WebGL2RenderingContext === 'function',
  }
}

/** Follows rotation, zoom and reduced motion. */
export function useCanStage(): boolean {
  return useSyncExternalStore(subscribe, () => canStage(displayFacts()))
}

function subscribe(listener: () => void): () => void {
  const listening = new AbortController()
  for (const query of queries) matchMedia(query).addEventListener('change', listener, listening)
  addEventListener('resize', listener, listening)
  return () => listening.abort()
}
