import type { MouseEvent, PointerEvent } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import type { DeckKey, DeckState } from '#lib/tape/deck.ts'
import { deckKeyRow } from '#lib/tape/deckSize.ts'
import { useWords } from '#state/language.ts'
import styles from './DeckKeys.module.css'

export interface DeckKeysProps {
  readonly state: DeckState
  /** The scene behind the page shows the deck itself: only the buttons are needed. */
  readonly isDrawn: boolean
  /** The key goes down: it acts and sounds at once, as piano keys do. */
  readonly onDown: (key: DeckKey) => void
  readonly onUp: (key: DeckKey) => void
  /** Let go over the eject key: out of the room. */
  readonly onEject: () => void
}

/**
 * Real buttons for the keys: over the picture they are only a focus ring, on the plain face they are the keys
 * themselves. The mechanism acts on the way down; only what leaves the room waits until the key is let go.
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
          // Pressed by keyboard or by a screen reader: nobody's finger went down before.
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

/** Keys that stay down by themselves; the others come back. */
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
