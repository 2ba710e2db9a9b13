import { useState } from 'react'
import { Button } from '../Button.tsx'
import styles from './PromptQuestion.module.css'

interface PromptQuestionProps {
  readonly heading: string
  readonly another: string
  readonly questions: readonly string[]
}

/** A question to answer, and a key for another one. */
export function PromptQuestion({ heading, another, questions }: PromptQuestionProps) {
  const [index, setIndex] = useState(0)
  return (
    <div className={styles.prompt}>
      <div className={styles.head}>
        <p className={styles.heading}>{heading}</p>
        {questions.length > 1 && (
          <Button look="quiet" onClick={() => setIndex(index + 1)}>
            {another}
          </Button>
        )}
      </div>
      <p className={styles.question} aria-live="polite">
        {questions[index % questions.length]}
      </p>
    </div>
  )
}
