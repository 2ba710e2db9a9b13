import { fill } from '#lib/text/fill.ts'
import type { PlayerWords } from './playerWords.ts'
import styles from './Transcript.module.css'

interface ReadByProps {
  /** As they want to be named; absent where nobody has read it. */
  readonly readers: readonly string[] | undefined
  readonly words: Pick<PlayerWords, 'readBy'>
  /** Of the words, where it is not the page's. */
  readonly lang?: string
}

/** Who has read a narration. */
export function ReadBy({ readers = [], words, lang }: ReadByProps) {
  if (readers.length === 0) return null
  return (
    <p className={styles.readBy} lang={lang}>
      <bdi>{fill(words.readBy, { names: readers.join(', ') })}</bdi>
    </p>
  )
}
