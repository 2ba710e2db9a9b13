import { echo } from '#content/exhibits/echo/words.ts'
import type { SkyLive } from '#lib/galaxy/live.ts'
import { useWords } from '#state/language.ts'
import styles from './Sky.module.css'

/** Factor per press. */
export const zoomStep = 1.5

interface ZoomKeysProps {
  readonly live: SkyLive
}

/** Zoom in, zoom out, and the whole sky, for one finger (FIT-02). */
export function ZoomKeys({ live }: ZoomKeysProps) {
  const words = useWords(echo).sky
  return (
    <div className={styles.zoom}>
      <ZoomKey label={words.nearer} path="M12 4v16M4 12h16" onClick={() => live.zoomBy?.(zoomStep)} />
      <ZoomKey label={words.further} path="M4 12h16" onClick={() => live.zoomBy?.(1 / zoomStep)} />
      <ZoomKey
        label={words.whole}
        path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        onClick={() => live.showWhole?.()}
      />
    </div>
  )
}

interface ZoomKeyProps {
  readonly label: string
  readonly path: string
  readonly onClick: () => void
}

function ZoomKey({ label, path, onClick }: ZoomKeyProps) {
  return (
    <button type="button" className={styles.zoomKey} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  )
}
