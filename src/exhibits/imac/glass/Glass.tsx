import type { ReactNode } from 'react'
import styles from './Glass.module.css'

interface GlassProps {
  /** Ref for the plane of the tube; null for a drawn front. */
  readonly hold: ((element: HTMLElement | null) => void) | null
  readonly className: string | undefined
  readonly children: ReactNode
}

export function Glass({ hold, className, children }: GlassProps) {
  return (
    <div ref={hold} className={`${styles.glass} ${className}`} data-glass>
      <div className={styles.picture}>{children}</div>
      <span className={styles.sheen} aria-hidden="true" />
    </div>
  )
}
