import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  /** `failed` is announced at once, the others politely. */
  readonly kind: 'empty' | 'loading' | 'failed'
  readonly children: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
}

/** A page's empty, loading or failed state: a sentence a visitor understands, set as large as what is missing. */
export function Notice({ kind, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'failed' ? 'alert' : 'status'}>
      <span className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action && <div>{action}</div>}
    </div>
  )
}
