import styles from './VoiceLine.module.css'
import { voiceBars } from './voiceBars.ts'

/** A voice that plays without a sound: its line fills up while the words come. */
export function VoiceLine({ text }: { text: string }) {
  const bars = voiceBars(text)
  const path = bars
    .map((height, at) => `M${at * 4 + 2} ${20 - height * 18}v${Math.max(1, height * 36)}`)
    .join('')
  const box = `0 0 ${bars.length * 4} 40`
  return (
    <span className={styles.voice} aria-hidden="true">
      <svg className={styles.line} viewBox={box} preserveAspectRatio="none">
        <path d={path} />
      </svg>
      <span className={styles.played}>
        <svg className={styles.line} viewBox={box} preserveAspectRatio="none">
          <path d={path} />
        </svg>
      </span>
    </span>
  )
}
