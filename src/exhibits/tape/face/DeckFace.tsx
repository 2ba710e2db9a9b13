import type { ReactNode } from 'react'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { type TapeLive, isMoving } from '#lib/tape/deck.ts'
import { useWords } from '#state/language.ts'
import type { DeckTape } from '../deckTape.ts'
import styles from './DeckFace.module.css'
import { DeckKeys, type DeckKeysProps } from './DeckKeys.tsx'
import { Cassette } from './Cassette.tsx'
import { Counter } from './Counter.tsx'

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

/** The face without its keys: the bay with its door, the meter, the counter. */
function DeckFront({ state, live, tape, isOpen, meter }: DeckFaceProps) {
  return (
    <>
      <div className={styles.bay} aria-hidden="true">
        {tape && (
          <div key={tape.key} className={styles.carrier} data-open={isOpen || undefined}>
            <Cassette live={live} state={state} title={tape.label} look={tape.look} side={tape.side} />
          </div>
        )}
        <div className={styles.door} data-open={isOpen || undefined} />
      </div>
      <div className={styles.meter}>{meter}</div>
      <div className={styles.corner} aria-hidden="true">
        <p className={styles.plate}>
          <span>Nachklang</span> K 83
        </p>
        <Counter live={live} state={state} />
        <span className={styles.lamp} data-on={isMoving(state.mode) || undefined} />
      </div>
    </>
  )
}
