import type { Stop } from '../time/timers.ts'

/* What a reload would cost a visitor: a recording, typed text, or the personal link, which is shown once. */

const sources = new Set<() => boolean>()

/** Adds a source of unsaved work that no text field shows. Returns a function that removes it. */
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
