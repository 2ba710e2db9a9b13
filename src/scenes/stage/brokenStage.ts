import { useSyncExternalStore } from 'react'

let isBroken = false
const listeners = new Set<() => void>()

/** The stage cannot play: exhibits show their stills from now on. */
export function reportBrokenStage(error: unknown): void {
  console.warn('The stage cannot play; exhibits show their stills', error)
  set(true)
}

/** Lets the stage try again: when somebody asks for it. */
export function mendStage(): void {
  set(false)
}

export function useIsStageBroken(): boolean {
  return useSyncExternalStore(subscribe, () => isBroken)
}

function set(broken: boolean): void {
  if (isBroken === broken) return
  isBroken = broken
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
