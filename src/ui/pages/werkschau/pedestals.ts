import type { Exhibit } from '#content/exhibits/exhibit.ts'
import { installations } from '#exhibits/index.ts'
import { isHallWhole, isShownHere } from '#ui/parts/isShownHere.ts'
import type { Installation, Pedestal } from '#ui/parts/installation.ts'

/** An exhibit that is entered from the hall. */
export interface Shown {
  readonly exhibit: Exhibit
  readonly pedestal: Pedestal
}

/** Every exhibit with a pedestal that is shown here, in the order of the list. */
export const shownOf = (all: readonly Installation[]): readonly Shown[] =>
  all.flatMap(({ exhibit, pedestal }) => (pedestal && isShownHere(exhibit.id) ? [{ exhibit, pedestal }] : []))

/* As the page was loaded: what staff set since counts for the next visit. */
export const shown = shownOf(installations)
/** The still and the words of the hall tell of all that can stand in it. */
export const isWhole = isHallWhole()
export const hallDevices = shown.map(({ pedestal }) => pedestal)
