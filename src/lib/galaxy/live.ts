import type { SkyView } from './view.ts'

/** What moves in the sky, changed in place. The page owns it, so that it outlives a lost graphics context. */
export interface SkyLive {
  readonly view: SkyView
  /** The view before the camera flew to a planet, to which it returns. Null where it has not flown. */
  before: SkyView | null
  /** The visitor has not moved the view: it stays on the middle of the sky when the viewport changes size. */
  isAtHome: boolean
  /** Seconds the sky has drifted. */
  drift: number
  /** Zooms about the middle for buttons and keys; 2 is twice as near. Null while no sky is drawn. */
  zoomBy: ((by: number) => void) | null
  /** Flies to a view of the whole field. Null while no sky is drawn. */
  showWhole: (() => void) | null
  /** Called after each frame. Null while no keys lie over the planets. */
  placeKeys: (() => void) | null
}

export function createSkyLive(): SkyLive {
  return {
    view: { x: 0, y: 0, zoom: 1 },
    before: null,
    isAtHome: true,
    drift: 0,
    zoomBy: null,
    showWhole: null,
    placeKeys: null,
  }
}
