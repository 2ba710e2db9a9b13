import { useSyncExternalStore } from 'react'

/**
 * Whether scenes can play: `whole`, `interrupted` while a lost graphics context is waited for, `broken` when nothing
 * will come of it. Unless it is whole the exhibit shows its still, at once: the canvas below is black.
 */
export type StageState = 'whole' | 'interrupted' | 'broken'

/** The graphics context was taken away and has not come back. Only a new page, or somebody who asks, tries again. */
export class LostContextError extends Error {
  override name = 'LostContextError'
}

let state: StageState = 'whole'
let hasLostContext = false
const listeners = new Set<() => void>()

/** The stage cannot play: exhibits show their stills from now on. */
export function reportBrokenStage(error: unknown): void {
  console.warn('The stage cannot play; exhibits show their stills', error)
  set('broken', error instanceof LostContextError)
}

/** The graphics context is away, or back again. */
export function reportInterruptedStage(isInterrupted: boolean): void {
  if (state !== 'broken') set(isInterrupted ? 'interrupted' : 'whole', false)
}

/** Lets the stage try again: when somebody asks for it. */
export function mendStage(): void {
  set('whole', false)
}

/** Whether the stage is whole, taken away for the moment, or gone for the visit. */
export function useStageState(): StageState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Whether nothing can be drawn on it now. */
export function useIsStageBroken(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'broken')
}

/** Whether it is broken because the graphics context never came back: a reload would mend that. */
export function useHasLostContext(): boolean {
  return useSyncExternalStore(subscribe, () => hasLostContext)
}

function set(next: StageState, isLost: boolean): void {
  if (state === next && hasLostContext === isLost) return
  state = next
  hasLostContext = isLost
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
