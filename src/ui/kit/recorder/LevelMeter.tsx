import { useEffect, useRef } from 'react'
import type { Loudness } from '#lib/sound/recording.ts'
import { everyFrame } from '#lib/time/timers.ts'
import styles from './LevelMeter.module.css'
import type { RecorderWords } from './recorderWords.ts'

/** dBFS at the left end of the scale; a stroke every 6 dB. */
const floorDb = -60
const stepDb = 6
/** Peaks of voices that are too quiet or too loud, drawn as long strokes. */
const quietDb = -36
const loudDb = -6
/** dB per second that the line falls after a peak, slow enough for the eye. */
const fallDbPerSecond = 40

interface LevelMeterProps {
  readonly words: RecorderWords
  /** Read per frame; null while no microphone is open. */
  readonly levelDb: (() => number) | null
  readonly loudness: Loudness
}

/** A line that follows the voice between two marks, with the judgement in words. */
export function LevelMeter({ words, levelDb, loudness }: LevelMeterProps) {
  const line = useRef<HTMLDivElement>(null)

  useEffect(
    function followLevel() {
      const element = line.current
      if (!element) return
      if (!levelDb) {
        element.style.transform = 'scaleX(0)'
        return
      }
      let shownDb = floorDb
      return everyFrame((deltaMs) => {
        // Limits a long frame, after which the line would drop to the bottom.
        const fallen = shownDb - (fallDbPerSecond * Math.min(deltaMs, 100)) / 1000
        shownDb = Math.max(floorDb, fallen, Math.min(0, levelDb()))
        element.style.transform = `scaleX(${place(shownDb).toFixed(4)})`
      })
    },
    [levelDb],
  )

  return (
    <div className={styles.meter} data-loudness={loudness} aria-hidden="true">
      <svg className={styles.scale} viewBox="0 0 100 10" preserveAspectRatio="none">
        {Array.from({ length: -floorDb / stepDb + 1 }, (_, index) => {
          const db = floorDb + index * stepDb
          const x = place(db) * 100
          const isLong = db === quietDb || db === loudDb
          return <line key={db} x1={x} x2={x} y1={isLong ? 0 : 6} y2="10" />
        })}
      </svg>
      <div className={styles.track}>
        <div className={styles.line} ref={line} />
      </div>
      <div className={styles.words}>
        <span className={styles.tooQuiet}>{words.scale.tooQuiet}</span>
        <span className={styles.good}>{words.scale.good}</span>
        <span className={styles.tooLoud}>{words.scale.tooLoud}</span>
      </div>
    </div>
  )
}

/** Position of a level on the scale, 0 to 1. */
function place(db: number): number {
  return 1 - db / floorDb
}
