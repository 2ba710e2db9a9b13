import { stills } from '#scenes/stills.gen.ts'
import type { Size } from '#lib/size.ts'
import styles from './WerkschauPage.module.css'

interface HallPictureProps {
  readonly screen: Size
  readonly isHidden: boolean
  /** There is nothing behind it: no time to fade in. */
  readonly isUrgent: boolean
}

/** The still of the hall: first picture of every visit, and the whole of it where nothing moves. */
export function HallPicture({ screen, isHidden, isUrgent }: HallPictureProps) {
  const { url, width, height } = hallStill(screen)
  return (
    <img
      className={styles.picture}
      data-hidden={isHidden || undefined}
      data-urgent={isUrgent || undefined}
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
