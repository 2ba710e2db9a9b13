import type { ReactNode } from 'react'
import { Clock, RecorderDeck, longestMs } from './RecorderDeck.tsx'
import styles from './Recorder.module.css'
import type { RecorderFaceWords } from './recorderWords.ts'

interface RecorderFaceProps {
  readonly words: RecorderFaceWords
  /** No recording may begin. */
  readonly isHeld: boolean
  readonly onStart: () => void
  readonly beside?: ReactNode
}

/** The recorder as it stands on a page before anybody has pressed it, without the machinery behind. */
export function RecorderFace({ words, isHeld, onStart, beside }: RecorderFaceProps) {
  return (
    <div className={styles.recorder} data-phase="idle">
      <RecorderDeck
        words={words}
        counter={<Clock elapsedMs={0} limitMs={longestMs} about={words.upTo} />}
        levelDb={null}
        loudness="waiting"
        verdict={words.ready}
        sign="record"
        label={words.start}
        isHeld={isHeld}
        onPress={() => {
          if (!isHeld) onStart()
        }}
        beside={beside}
      />
    </div>
  )
}
