import type { SkyView } from './view.ts'

/** What moves in the sky, kept by the page so that it outlives a lost graphics context. Changes every frame, in place. */
export interface SkyLive {
  readonly view: SkyView
  /** Where the camera was before it flew to a planet; it goes back there. Null where it has not flown. */
  before: SkyView | null
  /** Nobody has moved the view yet: it shows the middle of the sky, whatever the size of the screen. */
  isAtHome: boolean
  /** Seconds the sky has drifted. */
  drift: number
  /** For buttons and keys: zooms about the middle, 2 is twice as near. Null while no sky is drawn. */
  zoomBy: ((by: number) => void) | null
  /** Flies to where all of the field is seen. Null while no sky is drawn. */
  showWhole: (() => void) | null
}

/** Before the sky has been seen. */
export function createSkyLive(): SkyLive {
  return {
    view: { x: 0, y: 0, zoom: 1 },
    before: null,
    isAtHome: true,
    drift: 0,
    zoomBy: null,
    showWhole: null,
  }
}
