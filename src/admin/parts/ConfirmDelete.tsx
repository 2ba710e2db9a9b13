import { useState } from 'react'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'

interface ConfirmDeleteProps {
  readonly words: {
    readonly delete: string
    readonly deleteAsk: string
    readonly keep: string
    readonly deleteYes: string
  }
  /** What is deleted, for whoever hears the key alone. */
  readonly name: string
  /** What follows from it. */
  readonly text: string
  readonly busy: boolean
  readonly onConfirm: () => void
}

/** The key that deletes something for good, once that was asked. */
export function ConfirmDelete({ words, name, text, busy, onConfirm }: ConfirmDeleteProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        {words.delete} <VisuallyHidden>({name})</VisuallyHidden>
      </Button>
      <Dialog
        title={words.deleteAsk}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        keys={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.keep}</Button>
            <Button look="main" busy={busy} onClick={onConfirm}>
              {words.deleteYes}
            </Button>
          </>
        }
      >
        <p>
          <bdi>{text}</bdi>
        </p>
      </Dialog>
    </>
  )
}
