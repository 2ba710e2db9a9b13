import type { Size } from '#lib/size.ts'
import { frameOf } from '#scenes/answeringMachine/layout.ts'
import { stills } from '#scenes/stills.gen.ts'
import styles from './RoomPicture.module.css'

interface RoomPictureProps {
  readonly screen: Size
  /** The room itself is drawn. */
  readonly isHidden: boolean
}

/** The still of the hallway: first picture of every visit, and the whole of it where nothing is drawn. */
export function RoomPicture({ screen, isHidden }: RoomPictureProps) {
  const { name, left, top, width, height } = frameOf(screen)
  return (
    <div className={styles.hallway} data-hidden={isHidden || undefined} aria-hidden="true">
      <img
        key={name}
        className={styles.picture}
        style={{ left, top, width, height }}
        src={stills[`answeringMachine-${name}`].url}
        alt=""
        fetchPriority="high"
      />
    </div>
  )
}
