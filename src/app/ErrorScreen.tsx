import { useEffect } from 'react'
import { Link } from 'wouter'
import { shellWords } from '#content/shell.ts'
import { after } from '#lib/time/timers.ts'
import { useLanguage } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { errorFacts } from './errorFacts.ts'
import styles from './ErrorScreen.module.css'
import { countReload, requestReload, tryAgain } from './updates/reload.ts'

/** Shown instead of a page that failed. In kiosk mode it reloads the page, after a growing delay. */
export function ErrorScreen({ error }: { error: unknown }) {
  const language = useLanguage()
  const kiosk = useSession((session) => session.kiosk)
  const { summary, stack } = errorFacts(error)
  return (
    <main id="main" className={styles.screen}>
      <h1 className={styles.title} lang="en">
        {shellWords.errorHeading}
      </h1>
      <p className={styles.summary} lang="en">
        {summary}
      </p>
      {kiosk && <KioskReload words={shellWords.restartsItself[language]} />}
      <p className={styles.actions} lang={language}>
        <Link href="/">{shellWords.backHome[language]}</Link>
        <button type="button" onClick={tryAgain}>
          {shellWords.tryAgain[language]}
        </button>
      </p>
      {stack !== null && (
        <pre className={styles.stack} lang="en">
          {stack}
        </pre>
      )}
    </main>
  )
}

function KioskReload({ words }: { words: string }) {
  useEffect(function reloadLater() {
    return after(countReload(), () => void requestReload('error'))
  }, [])
  return <p role="status">{words}</p>
}
