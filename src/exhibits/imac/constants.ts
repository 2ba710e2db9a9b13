import type { WindowType } from './imacMachine.ts'

/** Times of the room (spec §9), ms. */
export const imacConstants = {
  /** From a press on welcome to what it does (IMAC-01). */
  pressMs: 200,
  /** From off to desktop (IMAC-02). */
  bootMs: 4000,
  /** The progress of the boot moves in steps. */
  bootSteps: 16,
} as const

export const imacAddress = (place: WindowType | 'welcome' | 'desktop') => `/exhibits/imac/${place}`
