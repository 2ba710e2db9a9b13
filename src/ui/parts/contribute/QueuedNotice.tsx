import * as messages from '#content/messages.ts'
import { queuedWords } from '#content/pages/queued.ts'
import type { Language } from '#contract/common.ts'
import { ApiError } from '#api/ApiError.ts'
import { fill } from '#lib/text/fill.ts'
import type { QueuedReport } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import { useSession } from '#state/session.ts'
import styles from './QueuedNotice.module.css'
import { useLanguage, useWords } from '#state/language.ts'

/** How many submissions are waiting here, and whether storage is full (SHARE-05). */
export function QueuedNotice() {
  const language = useLanguage()
  const { waiting, isFull } = useOutbox()
  const words = useWords(queuedWords)
  return (
    <>
      {isFull && (
        <p className={styles.full} role="alert" lang={language}>
          {words.full}
        </p>
      )}
      {waiting > 0 && (
        <p className={styles.waiting} role="status" lang={language}>
          {waiting === 1 ? words.one : fill(words.many, { count: waiting })}
        </p>
      )}
    </>
  )
}

interface SafeHereProps {
  readonly report: QueuedReport
  /** The story gets a personal link on arrival. */
  readonly withLink: boolean
}

/** An error from the server differs from a server that is unreachable. */
function whyItWaits({ failure }: QueuedReport, language: Language): string {
  const words = queuedWords[language]
  if (failure === null) return words.sending
  if (failure.kind === 'refused') {
    const { message, statusCode } = failure.report
    return fill(words.refused, { reason: message || `${statusCode}.` })
  }
  const isUnreadable = failure.error instanceof ApiError && failure.error.code === 'malformed'
  return isUnreadable ? fill(words.refused, { reason: messages.malformed[language] }) : words.text
}

/** Tells visitors that their contribution is stored here and what will happen to it. */
export function SafeHere({ report, withLink }: SafeHereProps) {
  const language = useLanguage()
  const words = useWords(queuedWords)
  const kiosk = useSession((session) => session.kiosk)
  return (
    <div className={styles.safe} role="status" lang={language}>
      <p>{whyItWaits(report, language)}</p>
      {withLink && <p>{words.linkLater}</p>}
      {!kiosk && <p>{words.ownDevice}</p>}
    </div>
  )
}
