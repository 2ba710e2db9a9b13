import { useRef } from 'react'
import type { CardId } from '#content/exhibits/uiCards/places.ts'
import { useSnappedWidth } from '#lib/pixels/useSnappedWidth.ts'
import styles from './CardFaces.module.css'
import { screens } from './screens.gen.ts'

interface ScreenProps {
  readonly id: CardId
  readonly label: string
}

/** Our drawing of a system's screen. */
export function Screen({ id, label }: ScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  const { url, width, height } = screens[id]
  // Lisa's pixels are half again as tall as wide.
  const pixelHeight = id === 'lisa-os' ? 1.5 : 1
  const shownWidth = useSnappedWidth(place, width)
  const scale = shownWidth === null ? 0 : (shownWidth * devicePixelRatio) / width
  const isWhole = scale % 1 === 0 && (scale * pixelHeight) % 1 === 0
  return (
    <div className={styles.place} ref={place}>
      <img
        className={styles.screen}
        style={{
          width: shownWidth ?? undefined,
          aspectRatio: `${width} / ${height * pixelHeight}`,
          // Between whole sizes pixels would come out uneven.
          imageRendering: isWhole ? 'pixelated' : undefined,
        }}
        src={url}
        alt={label}
        draggable={false}
      />
    </div>
  )
}
