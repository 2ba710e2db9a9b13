import type { ReactNode } from 'react'
import styles from './DoorSign.module.css'

interface DoorSignProps {
  /** Painted large on the wall in a slightly darker tone; decoration only. */
  readonly number: string | null
  readonly words: ReactNode
  /** Links to other pages. */
  readonly actions: ReactNode
}

/** A page that cannot be entered: the exhibit's number, a sentence, and links. Fills the free height. */
export function DoorSign({ number, words, actions }: DoorSignProps) {
  return (
    <div className={styles.door}>
      {number && <span className={styles.number} data-number={number} />}
      <div className={styles.sign}>
        <p className={styles.words}>{words}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
