import type { PlayerHandle, PlayerPhase } from '#lib/sound/playback.ts'
import type { PlayerWords } from './playerWords.ts'
import styles from './PlayKey.module.css'

interface PlayKeyProps {
  readonly player: PlayerHandle
  readonly phase: PlayerPhase
  readonly label: string
  readonly words: PlayerWords
}

/** A triangle or two bars. It answers to the press itself, before any sound is there. */
export function PlayKey({ player, phase, label, words }: PlayKeyProps) {
  const isOn = phase === 'playing' || phase === 'loading'
  return (
    <button
      type="button"
      className={styles.key}
      data-on={isOn ? '' : undefined}
      aria-label={`${isOn ? words.pause : words.play}: ${label}`}
      aria-busy={phase === 'loading' || undefined}
      onClick={isOn ? player.pause : player.play}
    >
      <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {isOn ? <path d="M5 3h5v18H5zM14 3h5v18h-5z" /> : <path d="M6 2.5 21.5 12 6 21.5z" />}
      </svg>
      {phase === 'loading' && <span className={styles.progress} aria-hidden="true" />}
    </button>
  )
}
