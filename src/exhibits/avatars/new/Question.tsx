import type { ReactNode } from 'react'
import styles from './Question.module.css'

interface QuestionProps {
  /** From 1. */
  readonly number: number
  readonly isAnswered: boolean
  readonly children: ReactNode
}

/** A question with its number in the margin, crossed out when answered. */
export function Question({ number, isAnswered, children }: QuestionProps) {
  return (
    <div className={styles.question} data-answered={isAnswered || undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.answer}>{children}</div>
    </div>
  )
}
