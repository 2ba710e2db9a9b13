import type { Stop } from '../time/timers.ts'

/*
 * What a reload of the page would cost a visitor: a recording that is under way or not sent yet, what they have typed,
 * and the link to their story, which is shown once.
 */

const sources = new Set<() => boolean>()

/** Adds something that may hold work which no text field on the page shows. Returns what takes it out again. */
export function addUnsavedWork(hasWork: () => boolean): Stop {
  sources.add(hasWork)
  return () => void sources.delete(hasWork)
}

export const hasUnsavedWork = () => [...sources].some((hasWork) => hasWork()) || hasTypedText()

const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])'

const hasTypedText = () =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)).some(
    ({ value }) => value.trim() !== '',
  )
