import type { ReactNode } from 'react'
import { create } from 'zustand'

/** The one stage behind all pages, for the exhibit's scene. Does not import three, so stills never load it. */
interface StageState {
  /** The scene of the exhibit on screen; null where it has none. */
  readonly scene: ReactNode
  /** The object in the visitor's hand, shown instead of the scene; null for none. */
  readonly held: ReactNode
  /** Counts the exhibits opened: another number is another scene, even if the elements are alike. */
  readonly visit: number
  readonly status: 'loading' | 'ready' | 'failed'
  /** Share of the scene's files that have loaded, 0 to 1. */
  readonly progress: number
  /** Counts the visitor's tries: another number rebuilds the scene. */
  readonly attempt: number
  /** `lost` while a lost context may return, `unavailable` where there is none or it will not return. */
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

/** Opens an exhibit and resets the state of the one before, whose last picture stays on the stage until then. */
export function startVisit(): void {
  useStage.setState(({ visit }) => ({ visit: visit + 1, ...beginning }))
}

/** Shows an object in the hand, or updates it. */
export function hold(scene: ReactNode): void {
  useStage.setState(({ held }) => (held === null ? { held: scene, ...beginning } : { held: scene }))
}

/** Returns to the exhibit's scene. The object stays in the picture until that is drawn. */
export function putBack(): void {
  useStage.setState(({ status }) => ({ held: null, status: status === 'ready' ? 'ready' : 'loading' }))
}

/** The scene cannot be drawn: its still stays, and visitors may try again. React has logged the error. */
export function failScene(): void {
  useStage.setState({ status: 'failed' })
}

/** Nothing can be drawn: all exhibits show stills until a visitor tries again. */
export function loseGraphics(error: unknown): void {
  console.warn('Nothing can be drawn; stills are shown', error)
  useStage.setState({ status: 'failed', graphics: 'unavailable' })
}

export function retryScene(): void {
  useStage.setState(({ attempt }) => ({ attempt: attempt + 1, graphics: 'present', ...beginning }))
}
