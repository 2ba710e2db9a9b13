import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly onClose: () => void
  readonly closeLabel: string
  /** With a heading `inlay-heading`. */
  readonly children: ReactNode
}

/** The card in hand, over a page that scrolls (TAPE-10). Escape and a press beside it put it back. */
export function Sheet({ onClose, closeLabel, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(function lieOverPage() {
    const element = dialog.current
    element?.showModal()
    // Closed before it is gone, so that the focus goes back to the tape.
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
        // The browser tells of a closing a moment later; by then it may be open again.
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
