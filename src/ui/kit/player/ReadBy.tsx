import { fill } from '#lib/text/fill.ts'
import { playerWords } from '#content/player.ts'
import type { Language } from '#contract/common.ts'
import { useLanguage } from '#state/language.ts'
import styles from './Transcript.module.css'

interface ReadByProps {
  /** Names of the readers; absent where nobody has read it. */
  readonly readers: readonly string[] | undefined
  /** If it differs from the page's. */
  readonly lang?: Language
}

export function ReadBy({ readers = [], lang }: ReadByProps) {
  const language = useLanguage()
  if (readers.length === 0) return null
  return (
    <p className={styles.readBy} lang={lang}>
      <bdi>{fill(playerWords[lang ?? language].readBy, { names: readers.join(', ') })}</bdi>
    </p>
  )
}
