import type { ReactNode } from 'react'
import styles from './Glass.module.css'

interface GlassProps {
  /** For the plane of the tube; a drawn front needs none. */
  readonly hold: ((element: HTMLElement | null) => void) | null
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The picture of the tube, with the glass in front of it. */
export function Glass({ hold, className, children }: GlassProps) {
  return (
    <div ref={hold} className={`${styles.glass} ${className}`} data-glass>
      <div className={styles.picture}>{children}</div>
      <span className={styles.sheen} aria-hidden="true" />
    </div>
  )
}
