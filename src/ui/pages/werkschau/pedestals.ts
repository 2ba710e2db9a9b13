import type { Exhibit } from '#content/exhibits/exhibit.ts'
import { installations } from '#exhibits/index.ts'
import { isHallWhole, isShownHere } from '#ui/parts/isShownHere.ts'
import type { Installation, Pedestal } from '#ui/parts/installation.ts'

/** An exhibit in the hall. */
export interface Shown {
  readonly exhibit: Exhibit
  readonly pedestal: Pedestal
}

/** Every exhibit with a pedestal that is shown on this kiosk, in order. */
export const shownOf = (all: readonly Installation[]): readonly Shown[] =>
  all.flatMap(({ exhibit, pedestal }) => (pedestal && isShownHere(exhibit.id) ? [{ exhibit, pedestal }] : []))

/* As of page load: changes by staff count from the next visit. */
export const shown = shownOf(installations)
/** Whether everything on the still of the hall is shown here. */
export const isWhole = isHallWhole()
export const hallDevices = shown.map(({ pedestal }) => pedestal)
