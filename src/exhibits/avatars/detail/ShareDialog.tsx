import { useRef, useState } from 'react'
import { avatarDetail } from '#content/exhibits/avatars/avatarDetail.ts'
import { copyText } from '#lib/browser/copyText.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { CodeCard } from '#ui/parts/ShareCard.tsx'
import type { ShareCard } from './shareAvatar.ts'
import styles from './ShareDialog.module.css'
import { useWords } from '#state/language.ts'

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly card: ShareCard
  /** The page to share. */
  readonly path: string
}

/** For browsers without native sharing: a QR code, and the link to copy (AVA-04). */
export function ShareDialog({ open, onClose, card, path }: ShareDialogProps) {
  const words = useWords(avatarDetail)
  const shown = useRef<HTMLParagraphElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)

  async function copy() {
    setCopied(await copyText(card.url, shown.current))
  }

  function close() {
    setCopied(null)
    onClose()
  }

  return (
    <Dialog
      title={fill(words.shareTitle, { name: card.title })}
      open={open}
      onClose={close}
      keys={
        <>
          <Button look="main" onClick={() => void copy()}>
            {copied === true ? words.copied : words.copy}
          </Button>
          <Button onClick={close}>{words.close}</Button>
        </>
      }
    >
      {open && (
        <>
          <CodeCard path={path} label={fill(words.qr, { address: card.url })}>
            <p className={styles.text} dir="auto">
              {card.text}
            </p>
            <p className={styles.hint}>{words.shareHint}</p>
          </CodeCard>
          <p className={styles.address} ref={shown}>
            {card.url}
          </p>
          <p className={styles.notice} role="status">
            {copied === true && words.copied}
            {copied === false && words.copyFailed}
          </p>
        </>
      )}
    </Dialog>
  )
}
