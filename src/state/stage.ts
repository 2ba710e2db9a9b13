import type { ReactNode } from 'react'
import { create } from 'zustand'

/**
 * The one stage behind all pages, where a room shows its scene. Nothing here knows three, so a page that shows stills
 * never loads it.
 */
interface StageState {
  /** What plays now; null where no room shows a scene. */
  readonly scene: ReactNode
  /** What somebody holds in their hand, in place of the scene; null while nobody does. */
  readonly held: ReactNode
  /** Another number is another room, and another scene, however alike. */
  readonly visit: number
  readonly status: 'loading' | 'ready' | 'failed'
  /** Share of the scene's files that have come, 0 to 1. */
  readonly progress: number
  /** Counts the tries of visitors: another one builds the scene anew. */
  readonly attempt: number
  /** `lost` while a context that was taken away is waited for, `gone` where there is none or it will not come back. */
  readonly graphics: 'present' | 'lost' | 'unavailable'
}

const beginning = { status: 'loading', progress: 0 } as const

export const useStage = create<StageState>(() => ({
  scene: null,
  held: null,
  visit: 0,
  attempt: 0,
  graphics: 'present',
  ...beginning,
}))

/** A room opens: what came of the one before is forgotten. Until then its last picture stays on the stage. */
export function startVisit(): void {
  useStage.setState(({ visit }) => ({ visit: visit + 1, ...beginning }))
}

/** Something is taken in the hand, or what is held looks otherwise. */
export function hold(scene: ReactNode): void {
  useStage.setState(({ held }) => (held === null ? { held: scene, ...beginning } : { held: scene }))
}

/** The room comes back. What is held stays in the picture until it does. */
export function putBack(): void {
  useStage.setState(({ status }) => ({ held: null, status: status === 'ready' ? 'ready' : 'loading' }))
}

/** The scene cannot be drawn: its still stays, and a visitor may ask for another try. React has logged why. */
export function failScene(): void {
  useStage.setState({ status: 'failed' })
}

/** Nothing can be drawn: all rooms show their stills until somebody asks for another try. */
export function loseGraphics(error: unknown): void {
  console.warn('Nothing can be drawn; stills are shown', error)
  useStage.setState({ status: 'failed', graphics: 'unavailable' })
}

export function retryScene(): void {
  useStage.setState(({ attempt }) => ({ attempt: attempt + 1, graphics: 'present', ...beginning }))
}
