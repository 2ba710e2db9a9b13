import type { ScreenPlane } from '../stage/screenPlane.ts'
import { useModels } from '../stage/useModels.ts'
import { Furnished } from './Furnished.tsx'
import type { IpodLayout } from './layout.ts'

export interface IpodRoomProps {
  readonly layout: IpodLayout
  /** Pieces of the page that lie on the player; kept on it in every frame. */
  readonly planes: { readonly screen: ScreenPlane; readonly wheel: ScreenPlane }
  /** The key under a finger. */
  readonly keyDown: 'menu' | 'next' | 'play' | 'previous' | 'centre' | null
  /** Share of all bytes, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** The whole picture is drawn. */
  readonly onReady: () => void
  readonly onFailed: (error: unknown) => void
}

/** One player in endless white. */
export function IpodRoom(props: IpodRoomProps) {
  const models = useModels(['player'], props)
  return models && <Furnished {...props} model={models.player} />
}
