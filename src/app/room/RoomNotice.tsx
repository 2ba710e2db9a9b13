import { roomWords } from '#content/room.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './RoomNotice.module.css'

/** A story that another screen hands over, and from where. */
export interface Offer {
  readonly storyId: number
  readonly from: 'tape'
}

interface RoomNoticeProps {
  readonly language: Language
  readonly isSilenced: boolean
  readonly offer: Offer | null
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** What the other screens of the room bring about here: said in passing, over any page, and in nobody's way. */
export function RoomNotice({ language, isSilenced, offer, onAccept, onDecline }: RoomNoticeProps) {
  const words = roomWords[language]
  return (
    <section className={styles.notice} lang={language} aria-label={words.region}>
      <div role="status" className={styles.said}>
        {isSilenced && <p className={styles.hushed}>{words.hushed}</p>}
        {offer && <p className={styles.question}>{words.offer[offer.from]}</p>}
      </div>
      {offer && (
        <div className={styles.keys}>
          <Button look="main" onClick={onAccept}>
            {words.accept}
          </Button>
          <Button look="quiet" onClick={onDecline}>
            {words.decline}
          </Button>
        </div>
      )}
    </section>
  )
}
