import type { ScreenPlane } from '../stage/screenPlane.ts'

export interface ImacRoomProps {
  /** Somebody sits before the tube; else the whole machine is looked at. */
  readonly isNear: boolean
  /** Off, it sleeps, and its lamp is amber. */
  readonly isOn: boolean
  /** Its power key is pressed. */
  readonly isPressed: boolean
  /** The page's desktop, held on the tube; null while another picture than this scene is looked at. */
  readonly plane: ScreenPlane | null
  readonly onProgress: (share: number) => void
  /** The first complete picture is drawn. */
  readonly onReady: () => void
  readonly onFailed: (error: unknown) => void
}
