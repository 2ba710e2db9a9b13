import type { Size } from '#lib/geometry/size.ts'
import { stills } from '#content/stills.gen.ts'
import styles from './SkyPicture.module.css'

interface SkyPictureProps {
  readonly screen: Size
  /** The sky itself is drawn. */
  readonly isHidden: boolean
  /** There is no other sky: words lie on it. */
  readonly isWhole: boolean
}

/** The night behind everything: first picture of every visit, and the sky itself where none is drawn. */
export function SkyPicture({ screen, isHidden, isWhole }: SkyPictureProps) {
  const still = known[stillFor(screen, isWhole)]
  return (
    <div
      className={styles.night}
      data-hidden={isHidden || undefined}
      data-dim={isWhole || undefined}
      aria-hidden="true"
    >
      {still && (
        <img
          className={styles.picture}
          src={still.url}
          width={still.width}
          height={still.height}
          alt=""
          fetchPriority="high"
        />
      )}
    </div>
  )
}

const known: Readonly<Record<string, (Size & { readonly url: string }) | undefined>> = stills

/** A sky that is about to be drawn begins with its middle alone: the planets are each museum's own. */
function stillFor({ width, height }: Size, isWhole: boolean): string {
  const shape = width >= height ? 'landscape' : 'portrait'
  if (!isWhole) return `echo-empty-${shape}`
  return width < 600 && shape === 'portrait' ? 'echo-phone' : `echo-${shape}`
}
