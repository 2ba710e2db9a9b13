import type { Size } from '#lib/geometry/size.ts'
import { hallStill, stillPlace } from './tileFrame.ts'
import styles from './WerkschauPage.module.css'

interface HallPictureProps {
  readonly screen: Size
  /** The scene is drawn, so the still fades out; it returns at once if the scene is lost. */
  readonly isHidden: boolean
}

/** The still of the hall: the first picture of every visit, and the only one where nothing moves. */
export function HallPicture({ screen, isHidden }: HallPictureProps) {
  const { url } = hallStill(screen)
  const { left, top, width, height } = stillPlace(screen)
  return (
    <img
      className={styles.picture}
      data-hidden={isHidden || undefined}
      src={url}
      style={{ left, top, width, height }}
      data-low={top > 0 || undefined}
      data-narrow={left > 0 || undefined}
      alt=""
      fetchPriority="high"
    />
  )
}
