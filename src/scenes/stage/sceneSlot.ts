import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

/*
 * The way from an exhibit to the one stage: the exhibit hands in its scene, the stage draws it. Nothing here knows
 * three, so a page that shows stills never loads it.
 *
 *   exhibit ── useStageScene(<Hall …/>) ──> slot ──> app/Stage (its own React root on the canvas)
 */

let scene: ReactNode = null
let owner: symbol | null = null
const listeners = new Set<() => void>()

function put(next: ReactNode): void {
  scene = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The scene that some exhibit shows now; null where none does. */
export function useSceneOnStage(): ReactNode {
  return useSyncExternalStore(subscribe, () => scene)
}

/** Shows a scene as long as the calling component is on screen. Null shows nothing, and leaves the stage unbuilt. */
export function useStageScene(shown: ReactNode): void {
  useEffect(function enterStage() {
    const me = Symbol('exhibit')
    owner = me
    return () => {
      // The next exhibit may have entered before this one left.
      if (owner !== me) return
      owner = null
      put(null)
    }
  }, [])
  useEffect(
    function playScene() {
      put(shown)
    },
    [shown],
  )
}
