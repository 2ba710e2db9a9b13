import { soundWords } from '#content/sound.ts'
import { fill } from '#lib/text/fill.ts'
import { chooseLoudness, useVisit } from '#state/visit.ts'
import { useWords } from '#state/language.ts'
import styles from './SoundControl.module.css'

/** Strokes of the drawing, each a little taller than the one before. */
const strokes = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const stepPercent = 10

/** The visitor's volume: a mute button, and a rising row of strokes with a slider over it. */
export function SoundControl() {
  const words = useWords(soundWords)
  const { muted, volume } = useVisit((visit) => visit.loudness)
  const percent = Math.round(volume * 100)
  const audible = muted ? 0 : volume
  return (
    <div className={styles.control} role="group" aria-label={words.sound}>
      <button
        type="button"
        className={styles.key}
        aria-pressed={muted}
        aria-label={words.mute}
        onClick={() => chooseLoudness({ muted: !muted, volume: muted && volume === 0 ? 0.5 : volume })}
      >
        <Horn waves={muted || volume === 0 ? 0 : volume > 0.5 ? 2 : 1} />
      </button>
      <span className={styles.slide}>
        <span className={styles.strokes} aria-hidden="true">
          {strokes.map((stroke) => (
            <span
              key={stroke}
              className={styles.stroke}
              data-filled={audible >= (stroke - 0.5) / strokes.length || undefined}
              style={{ '--share': stroke / strokes.length }}
            />
          ))}
        </span>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={100}
          step={stepPercent}
          value={percent}
          aria-label={words.volume}
          aria-valuetext={muted ? words.silent : fill(words.percent, { percent: String(percent) })}
          onChange={(event) =>
            chooseLoudness({ muted: false, volume: event.currentTarget.valueAsNumber / 100 })
          }
        />
      </span>
    </div>
  )
}

/** A loudspeaker with its waves; crossed out when muted. */
function Horn({ waves }: { waves: 0 | 1 | 2 }) {
  return (
    <svg className={styles.horn} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 9.5h3.2L12 5.2v13.6l-4.8-4.3H4z" />
      {waves >= 1 && <path className={styles.wave} d="M15 9.2a4 4 0 0 1 0 5.6" />}
      {waves >= 2 && <path className={styles.wave} d="M17.6 6.6a7.6 7.6 0 0 1 0 10.8" />}
      {waves === 0 && <path className={styles.wave} d="M15.2 9.4l5.2 5.2m0-5.2l-5.2 5.2" />}
    </svg>
  )
}
