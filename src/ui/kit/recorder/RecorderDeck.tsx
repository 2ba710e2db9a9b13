import type { ReactNode } from 'react'
import { formatTime } from '#lib/text/formatTime.ts'
import type { Loudness } from '#lib/sound/recording.ts'
import { Button } from '../Button.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { onFirstTap } from './onFirstTap.ts'
import styles from './Recorder.module.css'
import { RecorderIcon, type RecorderSign } from './RecorderIcon.tsx'
import type { RecorderFaceWords } from './recorderWords.ts'

interface RecorderDeckProps {
  readonly words: RecorderFaceWords
  /** The time, or the count. */
  readonly counter: ReactNode
  /** Read per frame; null while no microphone is open. */
  readonly levelDb: (() => number) | null
  readonly loudness: Loudness
  /** Where the visitor is, in a line under the meter. */
  readonly verdict: ReactNode
  /** The one key: what it shows, says and does. */
  readonly sign: RecorderSign
  readonly label: ReactNode
  readonly onPress: () => void
  /** In sight, but a press does nothing now. */
  readonly isHeld: boolean
  readonly beside?: ReactNode
}

/** The recorder's panel: counter, meter, a line of words, one key. */
export function RecorderDeck(props: RecorderDeckProps) {
  return (
    <>
      <div className={styles.stage}>{props.counter}</div>
      <LevelMeter words={props.words} levelDb={props.levelDb} loudness={props.loudness} />
      <p className={styles.verdict} aria-live="polite">
        {props.verdict}
      </p>
      <div className={styles.keys} data-focus-first="">
        <Button
          look="main"
          wide
          aria-disabled={props.isHeld || undefined}
          onClick={onFirstTap(props.onPress)}
        >
          <RecorderIcon sign={props.sign} />
          {props.label}
        </Button>
        {props.beside}
      </div>
    </>
  )
}

/** Longest recording, as announced before the start. */
export const longestMs = 12 * 60_000

interface ClockProps {
  readonly elapsedMs: number
  readonly limitMs: number
  /** With the place `{time}`. */
  readonly about: string
}

/** Minutes and seconds. A screen reader hears of them elsewhere, when there is something to say. */
export function Clock({ elapsedMs, limitMs, about }: ClockProps) {
  return (
    <p className={styles.time}>
      <span className={styles.elapsed} role="timer">
        {formatTime(elapsedMs / 1000)}
      </span>
      <span className={styles.limit} data-is-short={limitMs <= 60_000 || undefined}>
        {about.replace('{time}', formatTime(limitMs / 1000))}
      </span>
    </p>
  )
}
