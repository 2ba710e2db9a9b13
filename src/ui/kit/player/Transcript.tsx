import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Language } from '#contract/common.ts'
import type { Cue } from '#contract/device.ts'
import { passages } from './cues.ts'
import styles from './Transcript.module.css'

interface TranscriptProps {
  readonly title: ReactNode
  readonly transcript: string
  readonly cues: readonly Cue[]
  /** Index of the cue that is heard; null while nothing was played. */
  readonly current: number | null
  readonly language: Language
  /** It opens by itself: nothing can be heard. */
  readonly isOffered?: boolean
}

/** The whole narration as text, behind a disclosure; what is heard is underlined. Nothing where nobody knows the words. */
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
