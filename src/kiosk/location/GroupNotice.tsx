import { kioskGroupWords } from '#content/kioskGroup.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './GroupNotice.module.css'

/** A story that another screen hands over, and from where. */
export interface Offer {
  readonly storyId: number
  readonly from: 'tape'
}

interface GroupNoticeProps {
  readonly language: Language
  readonly isSilenced: boolean
  readonly offer: Offer | null
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** What the other screens of the group bring about here: said in passing, over any page, and in nobody's way. */
export function GroupNotice({ language, isSilenced, offer, onAccept, onDecline }: GroupNoticeProps) {
  const words = kioskGroupWords[language]
  return (
    <section className={styles.notice} lang={language} aria-label={words.region}>
      <div role="status" className={styles.said}>
        {isSilenced && <p className={styles.silenced}>{words.silenced}</p>}
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
