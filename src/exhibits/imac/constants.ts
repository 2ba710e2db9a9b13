import type { WindowType } from './imacMachine.ts'

/** Times of the exhibit (spec §9), ms. */
export const imacConstants = {
  /** From a press on welcome to its effect (IMAC-01). */
  pressMs: 200,
  /** From off to desktop (IMAC-02). */
  bootMs: 4000,
  /** Steps of the progress bar. */
  bootSteps: 16,
} as const

export const imacAddress = (place: WindowType | 'welcome' | 'desktop') => `/exhibits/imac/${place}`
