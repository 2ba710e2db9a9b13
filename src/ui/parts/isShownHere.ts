import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { isShown } from '#content/kioskExhibits.ts'
import { useKiosk } from '#state/kiosk.ts'

/** Whether an exhibit, or the chooser, is shown on this kiosk; in anybody's own browser all are. */
export const isShownHere = (id: string): boolean => isShown(id, useKiosk.getState().settings.exhibits)

/** Whether all that is entered from the hall is shown here, of which its still and its words tell. */
export const isHallWhole = (): boolean =>
  exhibits.every(({ id, idleReturn }) => idleReturn !== chooser.address || isShownHere(id))

/** Whether every device that has an exhibit is shown here. */
export const areDevicesWhole = (): boolean =>
  exhibits.every(({ id, device }) => device === undefined || isShownHere(id))

/** Whether stories of a device are read and told here: not where its exhibit is not shown (KSET-10). */
export const isDeviceShownHere = (deviceId: number): boolean =>
  exhibits.every(({ id, device }) => device?.id !== deviceId || isShownHere(id))
