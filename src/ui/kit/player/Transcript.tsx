import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Language } from '#contract/common.ts'
import type { Cue } from '#contract/device.ts'
import { passages } from './cues.ts'
import styles from './Transcript.module.css'

interface TranscriptProps {
  readonly title: ReactNode
  readonly transcript: string
  readonly cues: readonly Cue[]
  /** Index of the current cue; null before playing. */
  readonly current: number | null
  readonly language: Language
  /** Opens by itself, since there is no sound. */
  readonly isOffered?: boolean
}

/** The whole narration as text in a disclosure, with the current cue underlined. Empty without a transcript. */
export function Transcript({
  title,
  transcript,
  cues,
  current,
  language,
  isOffered = false,
}: TranscriptProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const paragraphs = useMemo(() => passages(transcript, cues), [transcript, cues])
  useEffect(
    function offer() {
      if (isOffered && details.current !== null) details.current.open = true
    },
    [isOffered],
  )
  if (transcript === '') return null
  return (
    <details ref={details} className={styles.transcript}>
      <summary className={styles.summary}>
        <span>{title}</span>
      </summary>
      <div className={styles.text} lang={language}>
        {paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph.map((passage, place) => (
              <span
                key={place}
                data-current={passage.cue !== null && passage.cue === current ? '' : undefined}
              >
                {passage.text}
              </span>
            ))}
          </p>
        ))}
      </div>
    </details>
  )
}
