import type { Size } from '#lib/geometry/size.ts'
import { hallStill, stillPlace } from './tileFrame.ts'
import styles from './WerkschauPage.module.css'

interface HallPictureProps {
  readonly screen: Size
  /** The scene is drawn: it fades out, and comes back at once where there is none any more. */
  readonly isHidden: boolean
}

/** The still of the hall: first picture of every visit, and the whole of it where nothing moves. */
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
