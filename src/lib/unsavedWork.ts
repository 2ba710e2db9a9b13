import { isVisitHeld } from './visitHolds.ts'

/*
 * What a reload of the page would cost a visitor: a recording that is under way or not sent yet, and what they have
 * typed into the page.
 */

const recordings = new Set<symbol>()

/** Marks a recording as not sent yet. Returns what ends that; ending it twice is harmless. */
export function holdRecording(): () => void {
  const recording = Symbol('recording')
  recordings.add(recording)
  return () => void recordings.delete(recording)
}

export const hasUnsavedWork = () => recordings.size > 0 || isVisitHeld() || hasTypedText()

const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])'

const hasTypedText = () =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)).some(
    ({ value }) => value.trim() !== '',
  )
