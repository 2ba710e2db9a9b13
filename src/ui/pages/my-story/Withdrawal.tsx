import { myStory } from '#content/pages/myStory.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'

export interface WithdrawalProps {
  readonly language: Language
  readonly open: boolean
  readonly onClose: () => void
  readonly onYes: () => void
}

/** Asked once more, because nothing brings it back. */
export function Withdrawal({ language, open, onClose, onYes }: WithdrawalProps) {
  const words = myStory[language]
  return (
    <Dialog
      title={words.withdrawSure}
      open={open}
      onClose={onClose}
      keys={
        <>
          <Button look="main" onClick={onClose}>
            {words.withdrawNo}
          </Button>
          <Button
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {words.withdrawYes}
          </Button>
        </>
      }
    >
      {words.withdrawText}
    </Dialog>
  )
}
