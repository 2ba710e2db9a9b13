import type { ReactNode } from 'react'
import styles from './DoorSign.module.css'

interface DoorSignProps {
  /** Painted as large as the wall allows, barely darker than it; decoration only. */
  readonly number: string | null
  readonly words: ReactNode
  /** Where one can go instead. */
  readonly actions: ReactNode
}

/** A closed door: the room's number on it, a sentence, and the ways back. Fills what the page leaves free. */
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
