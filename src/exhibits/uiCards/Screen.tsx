import { useRef } from 'react'
import type { CardId } from '#content/exhibits/uiCards/places.ts'
import { useSnappedWidth } from '#lib/pixels/useSnappedWidth.ts'
import styles from './CardFaces.module.css'
import { screens } from '#content/exhibits/uiCards/screens.gen.ts'

interface ScreenProps {
  readonly id: CardId
  readonly label: string
}

/** Our drawing of a system's screen. */
export function Screen({ id, label }: ScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  const { url, width, height } = screens[id]
  // Each of Lisa's pixels is two of the file's across.
  const shownWidth = useSnappedWidth(place, id === 'lisa-os' ? width / 2 : width)
  const isWhole = shownWidth !== null && ((shownWidth * devicePixelRatio) / width) % 1 === 0
  return (
    <div className={styles.place} ref={place}>
      <img
        className={styles.screen}
        style={{
          width: shownWidth ?? undefined,
          aspectRatio: `${width} / ${height}`,
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
