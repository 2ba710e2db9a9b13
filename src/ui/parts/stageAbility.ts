import { useSyncExternalStore } from 'react'

/** The narrow side, CSS px, from which a scene is worth its weight: phones, and pages zoomed to 400 %, get stills. */
const smallestSide = 480
/** On touch devices a little more: large phones held sideways are still phones. */
const smallestTouchSide = 600

export interface KioskFacts {
  readonly width: number
  readonly height: number
  readonly coarse: boolean
  readonly reducedMotion: boolean
  readonly webgl2: boolean
}

/** Whether this screen gets moving scenes; else every exhibit shows its still (FIT-01). */
export function canStage({ width, height, coarse, reducedMotion, webgl2 }: KioskFacts): boolean {
  if (reducedMotion || !webgl2) return false
  return Math.min(width, height) >= (coarse ? smallestTouchSide : smallestSide)
}

const queries = ['(prefers-reduced-motion: reduce)', '(pointer: coarse)'] as const

/** This screen as it is now. */
export function kioskFacts(): KioskFacts {
  const [reduced, coarse] = queries.map((query) => matchMedia(query).matches)
  return {
    width: innerWidth,
    height: innerHeight,
    coarse: coarse === true,
    reducedMotion: reduced === true,
    webgl2: typeof WebGL2RenderingContext === 'function',
  }
}

/** Follows the screen: also when somebody turns it, zooms the page or asks for less motion. */
export function useCanStage(): boolean {
  return useSyncExternalStore(subscribe, () => canStage(kioskFacts()))
}

function subscribe(listener: () => void): () => void {
  const listening = new AbortController()
  for (const query of queries) matchMedia(query).addEventListener('change', listener, listening)
  addEventListener('resize', listener, listening)
  return () => listening.abort()
}
