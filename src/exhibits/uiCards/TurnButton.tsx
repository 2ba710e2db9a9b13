import styles from './TurnButton.module.css'

interface TurnButtonProps {
  readonly onTurn: () => void
  readonly words: string
  /** What stands on the other side. */
  readonly hint?: string
}

/** Turns the card over: for keyboards, screen readers, and whoever does not know that the whole card can be pressed. */
export function TurnButton({ onTurn, words, hint }: TurnButtonProps) {
  return (
    <button type="button" className={styles.turn} onClick={onTurn}>
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9h13V4l6 7-6 7v-5H3z" />
      </svg>
      <span>
        {words}
        {hint && <span className={styles.hint}>: {hint}</span>}
      </span>
    </button>
  )
}
