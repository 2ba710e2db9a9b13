import { shellWords } from '#content/shell.ts'
import { useLanguage } from '#state/language.ts'
import styles from './PageLoading.module.css'

/** Shown while the code of a page loads; appears with a delay, so that quick loads do not flicker. */
export function PageLoading() {
  const language = useLanguage()
  return (
    <main id="main" className={styles.loading} lang={language}>
      <p role="status">{shellWords.loading[language]}</p>
    </main>
  )
}
