import { useState } from 'react'
import { useTimeout } from '#lib/time/useTimer.ts'
import styles from './LoadingLine.module.css'

interface LoadingLineProps {
  /** How much has come, 0 to 1. */
  readonly share: number
  /** What is coming, in a few words. */
  readonly words: string
}

/** What comes sooner needs no words. */
const wordsAfterMs = 1_200

/** A hairline that grows while something large comes in; once it takes a moment it says so, also to screen readers. */
export function LoadingLine({ share, words }: LoadingLineProps) {
  const [isSlow, setIsSlow] = useState(false)
  useTimeout(() => setIsSlow(true), isSlow ? null : wordsAfterMs)
  return (
    <div className={styles.loading}>
      <p className={styles.words} role="status">
        {isSlow ? words : ''}
      </p>
      <span className={styles.line} style={{ '--share': share }} aria-hidden="true" />
    </div>
  )
}
