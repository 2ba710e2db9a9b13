import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  /** `failed` is announced assertively, the others politely. */
  readonly kind: 'empty' | 'loading' | 'failed'
  readonly children: ReactNode
  /** A button or link that may help. */
  readonly action?: ReactNode
}

/** Empty, loading or failed state of a page, in a sentence for visitors. */
export function Notice({ kind, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'failed' ? 'alert' : 'status'}>
      <span className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action && <div>{action}</div>}
    </div>
  )
}
