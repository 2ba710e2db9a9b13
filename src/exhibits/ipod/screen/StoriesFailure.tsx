import * as messages from '#content/messages.ts'
import { ipod } from '#content/exhibits/ipod/words.ts'
import type { ScreenProps } from './Screen.tsx'
import styles from './StoriesFailure.module.css'
import { useLanguage, useWords } from '#state/language.ts'

/** Shown instead of stories: loading, none, or failed (SHELL-12). Null where there are stories. */
export function StoriesFailure({ about, state }: ScreenProps) {
  const language = useLanguage()
  const words = useWords(ipod)
  if (about.hasFailed) {
    return (
      <div className={styles.failure} role="alert">
        <p>{messages.storiesFailed[language]}</p>
        <button type="button" className={styles.again} aria-disabled={about.isFetching} onClick={about.retry}>
          {words.stories.tryAgain}
        </button>
      </div>
    )
  }
  if (state.isRemoved)
    return (
      <p className={styles.notice} role="status">
        {words.stories.withdrawn}
      </p>
    )
  if (about.stories === null)
    return (
      <p className={styles.notice} role="status">
        {words.stories.loading}
      </p>
    )
  if (about.stories.length === 0) return <p className={styles.notice}>{words.stories.empty}</p>
  return null
}
