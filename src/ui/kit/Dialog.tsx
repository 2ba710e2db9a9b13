import { type ReactNode, useEffect, useId, useRef } from 'react'
import { comeFromPress } from '#ui/kit/comeFromPress.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import styles from './Dialog.module.css'
import { ScrollArea } from './ScrollArea.tsx'

interface DialogProps {
  readonly title: ReactNode
  readonly open: boolean
  /** Called on Escape, a press outside, or a closing button. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons, the safest first. */
  readonly keys: ReactNode
}

/** A question over the page, as a modal `<dialog>`: the focus stays inside and returns afterwards. */
export function Dialog({ title, open, onClose, children, keys }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(
    function follow() {
      const element = dialog.current
      if (element === null || element.open === open) return
      if (!open) {
        element.close()
        return
      }
      element.showModal()
      comeFromPress(element)
      // The browser would focus the scrolling text.
      element.querySelector<HTMLElement>('a, button:not([tabindex]), input, select, textarea')?.focus()
    },
    [open],
  )
  useEffect(function closeOnPressOutside() {
    const element = dialog.current
    if (element === null) return
    const listening = new AbortController()
    element.addEventListener('click', (event) => event.target === element && element.close(), listening)
    return () => listening.abort()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={(event) => {
        // `close` fires late; the dialog may be open again by then.
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className={styles.panel}>
        <h2 id={id} className={styles.title} dir="auto">
          {softHyphens(title)}
        </h2>
        <ScrollArea labelledBy={id} className={styles.words}>
          {children}
        </ScrollArea>
        <div className={styles.keys}>{keys}</div>
      </div>
    </dialog>
  )
}
