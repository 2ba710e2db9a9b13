import { useState } from 'react'
import { useTimeout } from '#lib/time/useTimer.ts'
import styles from './LoadingLine.module.css'

interface LoadingLineProps {
  /** Share that has loaded, 0 to 1. */
  readonly share: number
  /** What is loading, in a few words. */
  readonly words: string
}

/** ms before the words appear. */
const wordsAfterMs = 1_200

/** A hairline that grows while something large loads, after a moment with words, also for screen readers. */
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
