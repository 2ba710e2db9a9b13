import { reverberation, wordEnds } from './reverberation.ts'
import styles from './Reverberation.module.css'

const strokes = reverberation(181)

interface ReverberationProps {
  readonly label: string
  readonly soundEnds: string
  readonly roomStill: string
}

/** The house's picture: it sounds once when it appears, from left to right, and then rests. */
export function Reverberation({ label, soundEnds, roomStill }: ReverberationProps) {
  return (
    <div className={styles.picture} style={{ '--word-ends': `${wordEnds * 100}%` }}>
      <svg
        className={styles.drawing}
        viewBox="-2 -1 1004 2"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {strokes.map(({ x, height }) => (
          <line
            key={x}
            className={styles.stroke}
            style={{ '--at': x }}
            x1={x * 1000}
            x2={x * 1000}
            y1={-height - 0.0001}
            y2={height + 0.0001}
          />
        ))}
      </svg>
      <span className={styles.end} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true">
        {soundEnds}
      </span>
      <span className={styles.stays} aria-hidden="true">
        {roomStill}
      </span>
    </div>
  )
}
