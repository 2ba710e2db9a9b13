import type { MouseEvent } from 'react'
import type { Theme } from '#contract/playground.ts'
import type { Shown } from './pedestals.ts'
import type { Size } from '#lib/geometry/size.ts'
import { tileFrame } from './tileFrame.ts'
import styles from './Tile.module.css'
import { useLanguage } from '#state/language.ts'

interface TileProps {
  readonly shown: Shown
  /** The theme of the label; the hall is dark in every theme. */
  readonly theme: Theme
  /** Where the objects are in the viewport; null for a page that scrolls. */
  readonly layout: { readonly viewport: Size; readonly isDrawn: boolean } | null
  readonly isNear: boolean
  /** Pictures of stories behind this device. */
  readonly prints: readonly string[]
  readonly onApproach: () => void
  readonly onLeave: () => void
  readonly onChoose: () => void
}

/** One device: a link over the object, with a printed label. */
export function Tile(props: TileProps) {
  const language = useLanguage()
  const { shown, theme, layout, isNear, prints } = props
  const { exhibit, pedestal } = shown
  const frame = layout && tileFrame(exhibit.id, layout.viewport, layout.isDrawn)
  const choose = (event: MouseEvent) => {
    // Leaves clicks for another tab or window to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    props.onChoose()
  }
  return (
    <li className={styles.item}>
      <a
        className={frame ? `${styles.tile} ${styles.placed}` : styles.tile}
        href={exhibit.address}
        data-device={exhibit.device?.id}
        data-slug={exhibit.id}
        data-near={isNear || undefined}
        {...(frame && { style: frame.style })}
        onPointerEnter={props.onApproach}
        onPointerLeave={props.onLeave}
        onFocus={props.onApproach}
        onBlur={props.onLeave}
        onClick={choose}
      >
        {!layout?.isDrawn && prints.length > 0 && (
          <span className={styles.prints} {...(frame && { style: frame.clip })}>
            {prints.map((url, index) => (
              <img
                key={url}
                className={styles.print}
                src={url}
                alt=""
                fetchPriority="low"
                style={frame?.prints[index] ?? { '--turn': `${(index - 1.5) * 7}deg`, '--at': index }}
              />
            ))}
          </span>
        )}
        {!layout && (
          <img
            className={styles.still}
            src={pedestal.still.url}
            width={pedestal.still.width}
            height={pedestal.still.height}
            alt=""
            fetchPriority="high"
          />
        )}
        <span className={styles.label} data-theme={theme}>
          <span className={styles.name} lang="en">
            {exhibit.device?.name}
          </span>
          <span className={styles.number}>
            No. {exhibit.number}, {exhibit.year?.[language]}
          </span>
        </span>
      </a>
    </li>
  )
}
