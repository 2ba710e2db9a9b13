import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import type { textSizes } from '#contract/kioskSettings.ts'
import { useMedia } from '#lib/browser/useMedia.ts'
import { onVisitEnd } from './visit.ts'

/** How fast recordings are heard; 1 is as they were spoken. */
export const speechRates = [0.75, 1, 1.25] as const

export interface ReadingAids {
  readonly textSize: (typeof textSizes)[number]
  readonly highContrast: boolean
  readonly easierTypeface: boolean
  readonly speechRate: (typeof speechRates)[number]
  readonly largerCaptions: boolean
  /** Controls in the lower half of a screen whose upper half is out of reach of many. */
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

/** What this screen starts every visit with. */
let defaults = unaided
/** What the visitor has set: kept in memory alone, for this visit. */
let chosen: Partial<ReadingAids> = {}

export const useReading = create<ReadingAids>()(subscribeWithSelector<ReadingAids>(() => unaided))

/** So large that words have no place on a picture: a room is a page that scrolls, as on a phone. */
export const isLarge = (textSize: ReadingAids['textSize']) => textSize >= 150
export const useHasLargeText = () => useReading(({ textSize }) => isLarge(textSize))

/** Standing touchscreens, from about 1.2 m on: where controls can be lowered. Head.css knows it, too. */
export const tallScreen = '(orientation: portrait) and (min-width: 60rem) and (min-height: 75rem)'
export const useIsTall = () => useMedia(tallScreen)
/** Whether a room whose places the picture gives is shown as a page, below its picture. */
export function useHasLowerControls(): boolean {
  const isTall = useIsTall()
  return useReading(({ lowerControls }) => lowerControls) && isTall
}

const apply = () => useReading.setState({ ...defaults, ...chosen })

export function chooseReading(aids: Partial<ReadingAids>): void {
  chosen = { ...chosen, ...aids }
  apply()
}

/** What this screen starts with; what is left out is unaided. A visitor's own choice stays. */
export function setReadingDefaults(aids: Partial<ReadingAids>): void {
  defaults = { ...unaided, ...aids }
  apply()
}

/** Back to what this screen starts with. */
export function resetReading(): void {
  chosen = {}
  apply()
}

/** Whether the reading aids are open: one dialog for the keys on all pages. */
export const useReadingDialog = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const showReadingDialog = (isOpen: boolean) => useReadingDialog.setState({ isOpen })

onVisitEnd(() => {
  resetReading()
  showReadingDialog(false)
})
