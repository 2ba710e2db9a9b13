import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly onClose: () => void
  readonly closeLabel: string
  /** Contains a heading with the id `inlay-heading`. */
  readonly children: ReactNode
}

/** The card as a dialog over a page that scrolls (TAPE-10). Escape and a press outside close it. */
export function Sheet({ onClose, closeLabel, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(function lieOverPage() {
    const element = dialog.current
    element?.showModal()
    // Closed before unmount, so that the focus returns to the tape.
    return () => element?.close()
  }, [])
  useElementEvent(dialog, 'click', function putBack(event) {
    if (event.target === event.currentTarget) onClose()
  })
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="inlay-heading"
      onClose={(event) => {
        // `close` fires late; the dialog may be open again by then.
        if (!event.currentTarget.open) onClose()
      }}
    >
      {children}
      <Button wide onClick={onClose}>
        {closeLabel}
      </Button>
    </dialog>
  )
}
