import type { MouseEvent } from 'react'
import type { Language } from '#contract/common.ts'
import type { Theme } from '#contract/playground.ts'
import { stills } from '#scenes/stills.gen.ts'
import type { ChooserDevice } from './devices.ts'
import { roomAddress } from './devices.ts'
import type { Size } from '#lib/size.ts'
import { tileFrame } from './tileFrame.ts'
import styles from './Tile.module.css'

interface TileProps {
  readonly device: ChooserDevice
  readonly language: Language
  /** The hall is dark in every theme; the printed label follows it. */
  readonly theme: Theme
  /** Where the objects stand on screen; null for a page that scrolls. */
  readonly layout: { readonly screen: Size; readonly isDrawn: boolean } | null
  readonly isNear: boolean
  /** Pictures of stories, before which this device stands. */
  readonly prints: readonly string[]
  readonly onApproach: () => void
  readonly onLeave: () => void
  readonly onChoose: () => void
}

/** One device: a link that lies over the object, with its printed label. */
export function Tile(props: TileProps) {
  const { device, language, theme, layout, isNear, prints } = props
  const frame = layout && tileFrame(device.slug, layout.screen, layout.isDrawn)
  const still = stills[`werkschau-${device.slug}`]
  const choose = (event: MouseEvent) => {
    // Another tab or window is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    props.onChoose()
  }
  return (
    <li className={styles.item}>
      <a
        className={frame ? `${styles.tile} ${styles.placed}` : styles.tile}
        href={roomAddress(device.slug)}
        data-device={device.id}
        data-slug={device.slug}
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
            src={still.url}
            width={still.width}
            height={still.height}
            alt=""
            fetchPriority="high"
          />
        )}
        <span className={styles.label} data-theme={theme}>
          <span className={styles.name} lang="en">
            {device.name}
          </span>
          <span className={styles.number}>
            No. {device.room.number}, {device.room.year[language]}
          </span>
        </span>
      </a>
    </li>
  )
}
