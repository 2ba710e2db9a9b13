import type { MouseEvent, PointerEvent } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import type { DeckKey, DeckState } from '#lib/tape/deck.ts'
import { deckKeyRow } from '#lib/tape/deckSize.ts'
import { useWords } from '#state/language.ts'
import styles from './DeckKeys.module.css'

export interface DeckKeysProps {
  readonly state: DeckState
  /** The scene shows the deck, so only buttons are needed. */
  readonly isDrawn: boolean
  /** Takes effect, with its sound, when the key goes down. */
  readonly onDown: (key: DeckKey) => void
  readonly onUp: (key: DeckKey) => void
  /** The eject key was released: leave the exhibit. */
  readonly onEject: () => void
}

/**
 * Buttons for the keys: over the scene only focus rings, on the plain face the keys themselves. The mechanism acts on
 * press; leaving waits for the release.
 */
export function DeckKeys({ state, isDrawn, onDown, onUp, onEject }: DeckKeysProps) {
  const words = useWords(tapeWords)
  return (
    <div className={styles.row} role="group" aria-label={words.deck.keyRow}>
      {(isDrawn ? drawnKeys : deckKeyRow).map((key) => {
        const down = (event: PointerEvent) => {
          if (event.button === 0) onDown(key)
        }
        const press = (event: MouseEvent) => {
          // A press by keyboard or screen reader has no pointerdown.
          if (event.detail === 0) {
            onDown(key)
            onUp(key)
          }
          if (key === 'eject') onEject()
        }
        return (
          <button
            key={key}
            type="button"
            className={styles.key}
            data-key={key}
            data-down={state.keysDown.has(key) || undefined}
            aria-label={words.deck.keys[key]}
            aria-pressed={isLatching(key) ? state.keysDown.has(key) : undefined}
            onPointerDown={down}
            onPointerUp={() => onUp(key)}
            onPointerLeave={() => onUp(key)}
            onPointerCancel={() => onUp(key)}
            onClick={press}
          >
            <span className={styles.cap} aria-hidden="true">
              {key !== 'power' && <Legend name={key} />}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** The plain face has no power key. */
const drawnKeys = [...deckKeyRow, 'power'] as const

/** Keys that stay down. */
const isLatching = (key: DeckKey) => key === 'play' || key === 'pause' || key === 'power'

function Legend({ name }: { name: keyof typeof legends }) {
  return (
    <svg className={styles.legend} viewBox="0 0 24 12" focusable="false">
      <path d={legends[name]} fill="currentColor" />
    </svg>
  )
}

const legends = {
  fullRewind: 'M4 1h1.8v10H4zM12.5 1v10L6.3 6zM19.5 1v10L13.3 6z',
  rewind: 'M12 1v10L5.6 6zM19 1v10L12.6 6z',
  play: 'M8 .8v10.4L17 6z',
  fastForward: 'M5 1v10l6.4-5zM12 1v10l6.4-5z',
  pause: 'M8.4 1h2.6v10H8.4zM13 1h2.6v10H13z',
  eject: 'M12 .8 18 7H6zM6 8.8h12v2.2H6z',
} as const
