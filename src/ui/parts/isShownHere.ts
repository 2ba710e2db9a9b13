import { isShown } from '#content/kioskRooms.ts'
import { useKiosk } from '#state/kiosk.ts'

/** Whether an exhibit, or the chooser, is shown on this kiosk; in anybody's own browser all are. */
export const isShownHere = (id: string): boolean => isShown(id, useKiosk.getState().settings.exhibits)
