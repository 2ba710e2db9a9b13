import * as messages from '#content/messages.ts'
import type { ScreenProps } from './Screen.tsx'
import styles from './Trouble.module.css'
import { useLanguage } from '#state/language.ts'

/** What stands where stories would: they are coming, there are none, or they failed (SHELL-12). Null where there are some. */
export function StoriesTrouble({ about, state, words }: ScreenProps) {
  const language = useLanguage()
  if (about.hasFailed) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{messages.storiesFailed[language]}</p>
        <button type="button" className={styles.again} disabled={about.isFetching} onClick={about.retry}>
          {words.stories.tryAgain}
        </button>
      </div>
    )
  }
  if (state.isGone)
    return (
      <p className={styles.notice} role="status">
        {words.stories.gone}
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
