import type { Size } from '#lib/geometry/size.ts'
import { stills } from '#scenes/stills.gen.ts'
import styles from './RoomPicture.module.css'

interface RoomPictureProps {
  readonly screen: Size
  /** The room itself is drawn. */
  readonly isHidden: boolean
  /** It is what is looked at; otherwise it lies out of focus behind what is. */
  readonly isSharp: boolean
}

/** The still of the room: first picture of every visit, and its depth where nothing is drawn. */
export function RoomPicture({ screen, isHidden, isSharp }: RoomPictureProps) {
  const still = stills[stillFor(screen)]
  return (
    <div
      className={styles.dusk}
      data-hidden={isHidden || undefined}
      data-sharp={isSharp || undefined}
      aria-hidden="true"
    >
      <img
        className={styles.picture}
        src={still.url}
        width={still.width}
        height={still.height}
        alt=""
        fetchPriority="high"
      />
    </div>
  )
}

type TapeStill = 'tape-landscape' | 'tape-tablet' | 'tape-portrait' | 'tape-phone'

function stillFor({ width, height }: Size): TapeStill {
  if (width >= height) return width < height * 1.5 ? 'tape-tablet' : 'tape-landscape'
  return width < 600 ? 'tape-phone' : 'tape-portrait'
}
