import { createContext, useContext } from 'react'
import type { Language } from '#contract/common.ts'
import type { win98 } from '#content/pages/win98.ts'
import type { Size } from '#lib/size.ts'
import type { About } from './apps.ts'
import type { DeskSound } from './deskSounds.ts'
import type { Metrics } from './metrics.ts'

/** What every program can ask of the desktop. */
export interface DeskContext {
  readonly language: Language
  readonly words: (typeof win98)[Language]
  readonly metrics: Metrics
  readonly kiosk: boolean
  open(about: About): void
  close(id: string): void
  /** Makes a window as large as it needs to be, CSS px. */
  fit(id: string, size: Size): void
  sound(name: DeskSound): void
}

export const Desk = createContext<DeskContext | null>(null)

export function useDesk(): DeskContext {
  const desk = useContext(Desk)
  if (desk === null) throw new Error('A program runs only on the desktop')
  return desk
}
