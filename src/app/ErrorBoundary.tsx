import { Component, type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { ChunkLoadError } from '#lib/browser/ChunkLoadError.ts'
import { shellWords } from '#content/shell.ts'
import { after } from '#lib/time/timers.ts'
import { useLanguage } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { tryAgain, countReload, requestReload } from './updates/reload.ts'
import { errorFacts } from './errorFacts.ts'
import styles from './ErrorScreen.module.css'

interface ErrorBoundaryProps {
  /** A change clears the failure, as on navigation to another page. */
  readonly resetKey: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly resetKey: string
}

/** Shows the error screen instead of children that failed to render (SHELL-07). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (props.resetKey === state.resetKey) return null
    return { failure: null, resetKey: props.resetKey }
  }

  /** React.lazy caches a failed load for the life of the page, so leaving a ChunkLoadError reloads. */
  override componentDidUpdate(_before: ErrorBoundaryProps, { failure }: ErrorBoundaryState): void {
    if (failure?.error instanceof ChunkLoadError && this.state.failure === null) tryAgain()
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorScreen error={failure.error} />
  }
}

/** Shown instead of a page that failed. In kiosk mode it reloads the page, after a growing delay. */
function ErrorScreen({ error }: { error: unknown }) {
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
