import { useRef, useState } from 'react'
import type { Language } from '#contract/common.ts'
import { Button } from '../Button.tsx'
import styles from './LongText.module.css'
import { opening } from './opening.ts'

interface LongTextProps {
  readonly text: string
  readonly lang?: Language | undefined
  readonly readOn: string
}

/** A story's text; a very long one shows its opening and a button for the rest. */
export function LongText({ text, lang, readOn }: LongTextProps) {
  const [isWhole, setWhole] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const start = opening(text)
  const isCut = !isWhole && start.length < text.length

  function readWhole() {
    setWhole(true)
    // The button disappears, so the text gets the focus.
    body.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={body} className={styles.text} lang={lang} tabIndex={-1}>
        <Paragraphs text={isCut ? `${start} …` : text} />
      </div>
      {isCut && (
        <>
          <div className={styles.more}>
            <Button look="quiet" onClick={readWhole}>
              {readOn}
            </Button>
          </div>
          <div className={styles.onPaper} lang={lang}>
            <Paragraphs text={text} />
          </div>
        </>
      )}
    </>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} dir="auto">
      {paragraph.trim()}
    </p>
  ))
}
