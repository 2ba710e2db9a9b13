import styles from './TurnKey.module.css'

interface TurnKeyProps {
  readonly onTurn: () => void
  readonly words: string
  /** What stands on the other side. */
  readonly hint?: string
}

/** Turns the card over: for keyboards, screen readers, and whoever does not know that the whole card can be pressed. */
export function TurnKey({ onTurn, words, hint }: TurnKeyProps) {
  return (
    <button type="button" className={styles.turn} data-turn="" onClick={onTurn}>
      <svg className={styles.turnSign} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9h13V4l6 7-6 7v-5H3z" />
      </svg>
      <span>
        {words}
        {hint && <span className={styles.hint}>: {hint}</span>}
      </span>
    </button>
  )
}
