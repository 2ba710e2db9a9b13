import type { ReactNode } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { useWords } from '#state/language.ts'
import type { DeckTape } from '../deckTape.ts'
import styles from './DeckFace.module.css'
import { DeckFront } from './DeckFront.tsx'
import { DeckKeys, type DeckKeysProps } from './DeckKeys.tsx'

export interface DeckFaceProps extends DeckKeysProps {
  readonly live: TapeLive
  /** null: the deck is empty. */
  readonly tape: DeckTape | null
  /** The door is open and the tape is being ejected. */
  readonly isOpen: boolean
  readonly meter: ReactNode
  /** Why nothing plays; null where that needs no explanation. */
  readonly notice: ReactNode
}

/** The deck's face (TAPE-08), laid out in millimetres of the machine; over the scene only its buttons. */
export function DeckFace(props: DeckFaceProps) {
  const words = useWords(tapeWords)
  const { state, isDrawn, notice } = props
  const waits = (state.mode === 'loading' || state.mode === 'fullRewinding') && props.tape !== null
  return (
    <div className={styles.face} data-drawn={isDrawn || undefined} data-mode={state.mode}>
      {!isDrawn && <DeckFront {...props} />}
      {notice ? (
        <div className={styles.notice}>{notice}</div>
      ) : (
        waits && (
          // Announced elsewhere.
          <p className={styles.rewind} data-rewind={state.mode} aria-hidden="true">
            {words.deck.modes[state.mode]}
          </p>
        )
      )}
      <div className={styles.keys}>
        <DeckKeys
          state={state}
          isDrawn={isDrawn}
          onDown={props.onDown}
          onUp={props.onUp}
          onEject={props.onEject}
        />
      </div>
    </div>
  )
}
