import type { Size } from '#lib/geometry/size.ts'
import { stills } from '#content/stills.gen.ts'
import styles from './SkyPicture.module.css'

interface SkyPictureProps {
  readonly screen: Size
  /** The scene is drawn. */
  readonly isHidden: boolean
  /** There is no drawn sky, and text lies over the picture. */
  readonly isWhole: boolean
}

/** The picture of the sky: the first of every visit, and the only one where nothing is drawn. */
export function SkyPicture({ screen, isHidden, isWhole }: SkyPictureProps) {
  const still = stills[stillFor(screen, isWhole)]
  return (
    <div
      className={styles.night}
      data-hidden={isHidden || undefined}
      data-dim={isWhole || undefined}
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

/** Before a scene the still shows the middle only, since the planets differ in every museum. */
function stillFor({ width, height }: Size, isWhole: boolean): keyof typeof stills {
  const shape = width >= height ? 'landscape' : 'portrait'
  if (!isWhole) return `echo-empty-${shape}`
  return width < 600 && shape === 'portrait' ? 'echo-phone' : `echo-${shape}`
}
