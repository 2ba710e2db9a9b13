import { useEffect } from 'react'
import { resolveValue, type Toast, toast as shared, useToaster } from 'react-hot-toast/headless'
import { shellWords } from '#content/shell.ts'
import styles from './Toaster.module.css'
import { useLanguage } from '#state/language.ts'

/** Shows the toasts (SHELL-10). None closes while one is hovered or focused. */
export function Toaster() {
  const language = useLanguage()
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster()
  const isEmpty = toasts.length === 0

  useEffect(
    function resumeWhenEmpty() {
      // A toast that disappears ends hover and focus without an event.
      if (isEmpty) endPause()
    },
    [isEmpty, endPause],
  )

  const close = (id: string) => {
    shared.dismiss(id)
    endPause()
  }
  const cards = (isError: boolean) =>
    toasts
      .filter((toast) => (toast.type === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={close} />)

  return (
    <section
      className={styles.toaster}
      lang={language}
      aria-label={shellWords.messages[language]}
      // Not on enter: a toast that appears under a resting pointer is not hovered on purpose.
      onPointerMove={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <div role="status" aria-live="polite" className={styles.list}>
        {cards(false)}
      </div>
      <div role="alert" aria-live="assertive" className={styles.list}>
        {cards(true)}
      </div>
    </section>
  )
}

interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: (id: string) => void
}

function ToastCard({ toast, onClose }: ToastCardProps) {
  const language = useLanguage()
  return (
    <div className={styles.toast} data-kind={toast.type} data-leaving={!toast.visible || undefined}>
      <p className={styles.message}>{resolveValue(toast.message, toast)}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={shellWords.closeMessage[language]}
        onClick={() => onClose(toast.id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
