import { stills } from '#content/stills.gen.ts'
import type { Size } from '#lib/geometry/size.ts'
import styles from './WerkschauPage.module.css'

interface HallPictureProps {
  readonly screen: Size
  /** The scene is drawn: it fades out, and comes back at once where there is none any more. */
  readonly isHidden: boolean
}

/** The still of the hall: first picture of every visit, and the whole of it where nothing moves. */
export function HallPicture({ screen, isHidden }: HallPictureProps) {
  const { url, width, height } = hallStill(screen)
  return (
    <img
      className={styles.picture}
      data-hidden={isHidden || undefined}
      src={url}
      width={width}
      height={height}
      alt=""
      fetchPriority="high"
    />
  )
}

export const hallStill = ({ width, height }: Size) =>
  width >= height ? stills['werkschau-landscape'] : stills['werkschau-portrait']
