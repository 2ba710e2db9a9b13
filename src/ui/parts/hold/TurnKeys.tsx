import { holdWords } from '#content/hold.ts'
import type { TurnKey } from '#lib/hold/turnKey.ts'
import { useWords } from '#state/language.ts'
import styles from './TurnKeys.module.css'

export const keyTurns: Readonly<Record<string, TurnKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '-': 'farther',
  Home: 'straight',
}

/** Paths in a box of 24 by 24, in focus order. */
const signs: Readonly<Record<TurnKey, string>> = {
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  nearer: 'M12 4v16M4 12h16',
  farther: 'M4 12h16',
  straight: 'M5 5h14v14H5zM12 9v6M9 12h6',
}
const keys = ['left', 'right', 'up', 'down', 'nearer', 'farther', 'straight'] as const

interface TurnKeysProps {
  readonly onTurn: (key: TurnKey) => void
}

/** Buttons that turn the object, so that no gesture is needed. */
export function TurnKeys({ onTurn }: TurnKeysProps) {
  const words = useWords(holdWords)
  return (
    <div className={styles.keys} role="group" aria-label={words.turns}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={words.turn[key]}
          onClick={() => onTurn(key)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={signs[key]} />
          </svg>
        </button>
      ))}
    </div>
  )
}
