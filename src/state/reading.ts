import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import type { textSizes } from '#contract/kioskSettings.ts'
import { useMedia } from '#lib/browser/useMedia.ts'
import { onVisitEnd } from './visit.ts'

/** Playback speeds of speech; 1 is the original. */
export const speechRates = [0.75, 1, 1.25] as const

export interface ReadingAids {
  readonly textSize: (typeof textSizes)[number]
  readonly highContrast: boolean
  readonly easierTypeface: boolean
  readonly speechRate: (typeof speechRates)[number]
  readonly largerCaptions: boolean
  /** Moves controls into the lower half of a screen whose upper half is out of reach. */
  readonly lowerControls: boolean
}

const unaided: ReadingAids = {
  textSize: 100,
  highContrast: false,
  easierTypeface: false,
  speechRate: 1,
  largerCaptions: false,
  lowerControls: false,
}

/** The settings with which each visit on this kiosk starts. */
let defaults = unaided
/** The visitor's settings, in memory for this visit only. */
let chosen: Partial<ReadingAids> = {}

export const useReading = create<ReadingAids>()(subscribeWithSelector<ReadingAids>(() => unaided))

/** Text so large that it does not fit on a scene: the exhibit becomes a scrolling page, as on a phone. */
export const isLarge = (textSize: ReadingAids['textSize']) => textSize >= 150
export const useHasLargeText = () => useReading(({ textSize }) => isLarge(textSize))

/** Standing touchscreens, from about 1.2 m: where controls can be lowered. Head.css has the same query. */
export const tallScreen = '(orientation: portrait) and (min-width: 60rem) and (min-height: 75rem)'
export const useIsTall = () => useMedia(tallScreen)
/** Whether an exhibit whose layout follows its picture is shown as a page below the picture. */
export function useHasLowerControls(): boolean {
  const isTall = useIsTall()
  return useReading(({ lowerControls }) => lowerControls) && isTall
}

const apply = () => useReading.setState({ ...defaults, ...chosen })

export function chooseReading(aids: Partial<ReadingAids>): void {
  chosen = { ...chosen, ...aids }
  apply()
}

/** Sets what visits start with; missing fields are unaided. The visitor's own settings stay. */
export function setReadingDefaults(aids: Partial<ReadingAids>): void {
  defaults = { ...unaided, ...aids }
  apply()
}

export function resetReading(): void {
  chosen = {}
  apply()
}

/** One reading dialog for the keys on all pages. */
export const useReadingDialog = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const showReadingDialog = (isOpen: boolean) => useReadingDialog.setState({ isOpen })

onVisitEnd(() => {
  resetReading()
  showReadingDialog(false)
})
