import { useState } from 'react'
import type { Size } from '#lib/geometry/size.ts'
import { isLying } from '#scenes/imac/layout.ts'
import { stills } from '#content/stills.gen.ts'
import styles from './ImacStill.module.css'

interface ImacStillProps {
  readonly screen: Size
  readonly isNear: boolean
  /** Fills the upper half only. */
  readonly isAbove: boolean
  /** The scene is drawn. */
  readonly isHidden: boolean
}

/** The still: the first picture of every visit, and the only one where nothing is drawn. */
export function ImacStill({ screen, isNear, isAbove, isHidden }: ImacStillProps) {
  const { url, width, height } = stillOf(screen, isNear)
  const [first] = useState(url)
  return (
    <div
      className={styles.studio}
      data-above={isAbove || undefined}
      data-hidden={isHidden || undefined}
      aria-hidden="true"
    >
      <img
        key={url}
        className={styles.picture}
        data-near={isNear || undefined}
        data-changed={url !== first || undefined}
        src={url}
        width={width}
        height={height}
        alt=""
        fetchPriority="high"
      />
    </div>
  )
}

export function stillOf(screen: Size, isNear: boolean) {
  if (isLying(screen)) return stills[isNear ? 'imac-desk-landscape' : 'imac-welcome-landscape']
  return stills[isNear ? 'imac-desk-portrait' : 'imac-welcome-portrait']
}
