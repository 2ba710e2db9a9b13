import { createContext, useContext } from 'react'
import type { Language } from '#contract/common.ts'
import type { win98 } from '#content/exhibits/win98/desktopWords.ts'
import type { Size } from '#lib/geometry/size.ts'
import type { Content } from './apps.ts'
import type { DesktopSound } from './desktopSounds.ts'
import type { Metrics } from './metrics.ts'

/** What the desktop offers to programs. */
export interface DesktopValue {
  readonly language: Language
  readonly words: (typeof win98)[Language]
  readonly metrics: Metrics
  readonly kiosk: boolean
  open(content: Content): void
  close(id: string): void
  /** Resizes a window to its content, CSS px. */
  fit(id: string, size: Size): void
  sound(name: DesktopSound): void
}

export const DesktopContext = createContext<DesktopValue | null>(null)

export function useDesktop(): DesktopValue {
  const desktop = useContext(DesktopContext)
  if (desktop === null) throw new Error('A program runs only on the desktop')
  return desktop
}
