import { isMoving } from '#lib/tape/deck.ts'
import { Cassette } from './Cassette.tsx'
import { Counter } from './Counter.tsx'
import type { DeckFaceProps } from './DeckFace.tsx'
import styles from './DeckFace.module.css'

/** The face without its keys: the bay with its door, the meter, the counter. */
export function DeckFront({ state, live, tape, isOpen, meter }: DeckFaceProps) {
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
