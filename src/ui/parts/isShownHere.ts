import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { isShown } from '#content/kioskExhibits.ts'
import { useKiosk } from '#state/kiosk.ts'

/** Whether this kiosk shows an exhibit or the chooser; other browsers show all. */
export const isShownHere = (id: string): boolean => isShown(id, useKiosk.getState().settings.exhibits)

/** Whether all exhibits in the hall's still and text are shown here. */
export const isHallWhole = (): boolean =>
  exhibits.every(({ id, idleReturn }) => idleReturn !== chooser.address || isShownHere(id))

/** Whether every device with an exhibit is shown here. */
export const areDevicesWhole = (): boolean =>
  exhibits.every(({ id, device }) => device === undefined || isShownHere(id))

/** Whether stories of a device appear here: not where its exhibit is hidden (KSET-10). */
export const isDeviceShownHere = (deviceId: number): boolean =>
  exhibits.every(({ id, device }) => device?.id !== deviceId || isShownHere(id))
