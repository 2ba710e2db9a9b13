import { type CSSProperties, useEffect, useRef } from 'react'
import { fill } from '#lib/text/fill.ts'
import { Button } from '../Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './IdleCountdown.module.css'
import { useLanguage } from '#state/language.ts'

interface IdleCountdownProps {
  readonly secondsLeft: number
  /** Length of the countdown. */
  readonly seconds: number
  readonly words: {
    readonly question: string
    readonly second: string
    readonly seconds: string
    readonly explanation: string
    /** Contains `{seconds}`. */
    readonly spoken: string
    readonly stay: string
  }
  readonly onStay: () => void
}

/** Asks whether someone is still there during the last seconds. Covers everything; the caller watches for input. */
export function IdleCountdown({ secondsLeft, seconds, words, onStay }: IdleCountdownProps) {
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(function lieOverEverything() {
    const asked = dialog.current
    asked?.showModal()
    return () => asked?.close()
  }, [])
  const style: CSSProperties = { '--left': (secondsLeft / seconds).toFixed(3) }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={style}
      role="alertdialog"
      aria-labelledby="idle-question"
      aria-describedby="idle-explanation"
      lang={language}
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <div className={styles.panel}>
        <h2 id="idle-question" className={styles.question}>
          {words.question}
        </h2>
        <p className={styles.count} aria-hidden="true">
          <span className={styles.number}>{secondsLeft}</span>
          <span>{secondsLeft === 1 ? words.second : words.seconds}</span>
        </p>
        <span className={styles.tape} aria-hidden="true" />
        <p id="idle-explanation" className={styles.explanation}>
          {words.explanation}
        </p>
        <Button look="main" autoFocus onClick={onStay}>
          {words.stay}
        </Button>
        <VisuallyHidden>
          <span role="status">{fill(words.spoken, { seconds: spokenSeconds(secondsLeft) })}</span>
        </VisuallyHidden>
      </div>
    </dialog>
  )
}

/** Read out four times only: at 20, 15, 10 and 5 seconds. */
const spokenSeconds = (secondsLeft: number) => Math.max(5, Math.ceil(secondsLeft / 5) * 5)
