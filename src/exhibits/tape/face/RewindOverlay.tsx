import type { TapeWords } from '#content/exhibits/tape/words.ts'
import type { DeckMode } from '#lib/tape/deck.ts'
import styles from './RewindOverlay.module.css'

/** Over the deck while a tape loads or runs back to its start (TAPE-08). What it says is announced elsewhere. */
export function RewindOverlay({ mode, words }: { readonly mode: DeckMode; readonly words: TapeWords }) {
  if (mode !== 'loading' && mode !== 'fullRewinding') return null
  return (
    <div className={styles.overlay} data-rewind={mode} aria-hidden="true">
      <svg className={styles.reels} viewBox="0 0 120 44" focusable="false">
        <path d="M22 40 H98" />
        <Reel x={22} />
        <Reel x={98} />
      </svg>
      <span>{words.deck.modes[mode]}</span>
    </div>
  )
}

/** A hub with its six teeth, and the pack around it. */
function Reel({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 22)`}>
      <circle className={styles.pack} r="18" />
      <g className={styles.hub}>
        <circle r="9" />
        {teeth.map((angle) => (
          <path key={angle} d="M0 -9 V-4" transform={`rotate(${angle})`} />
        ))}
      </g>
    </g>
  )
}

const teeth = [0, 60, 120, 180, 240, 300] as const
