import { shellWords } from '#content/shell.ts'
import { useLanguage } from '#state/language.ts'
import styles from './PageLoading.module.css'

/** Stands where a page's code is still on its way. It shows only after a moment, so that quick loads do not flicker. */
export function PageLoading() {
  const language = useLanguage()
  return (
    <main id="main" className={styles.loading} lang={language}>
      <p role="status">{shellWords.loading[language]}</p>
    </main>
  )
}
