import { useId, useState } from 'react'
import type { Language, Report } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { trimText } from '#contract/trimText.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import { fill } from '#lib/text/fill.ts'
import type { Failure } from '#lib/outbox/submission.ts'
import type { DraftName } from '#state/drafts.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { TextArea } from '#ui/kit/Field.tsx'
import { failureWords } from './failureWords.ts'
import styles from './contribute.module.css'
import { UploadKey } from './UploadKey.tsx'
import type { WayProps } from './wayProps.ts'

interface TextWayProps<To extends object, R extends Report> extends WayProps<To, R> {
  /** Names the way in the page's outline; left out where the page has said it already. */
  readonly heading?: string
  readonly words: {
    /** Of the field, read aloud only. */
    readonly label: string
    readonly placeholder: string
    /** `{count}` characters. */
    readonly left: string
  }
  readonly draft: DraftName
  readonly text: string
  readonly onText: (text: string) => void
  readonly send: (to: To, text: string, language: Language, idempotencyKey: string) => Promise<R>
}

/** From here on the visitor is told how many characters are left. */
const nearlyFull = 1000

/** Writing. A text that could not be sent stays where it is. */
export function TextWay<To extends object, R extends Report>(props: TextWayProps<To, R>) {
  const { language, page, quoteLang = language, heading, to, words, text, onText, onArrived } = props
  const id = useId()
  const [trouble, setTrouble] = useState<string | null>(null)
  // Who has begun before it became full may end.
  const isFull = useOutbox((outbox) => outbox.isFull) && text === ''
  const left = limits.textChars - text.length

  const { isSubmitting, submit } = useSubmission({
    draft: `text:${props.draft}`,
    send: async ([to, story, lang]: readonly [To, string, Language], key) => ({
      ...(await props.send(to, story, lang, key)),
      sentTo: to,
    }),
    onSuccess(report) {
      if (isQueued(report) && report.failure) notify(report.failure)
      onText('')
      onArrived(report, report.sentTo)
    },
    onError(failure) {
      setTrouble(failureWords('text', failure, language))
      notify(failure)
    },
  })

  function notify(failure: Failure) {
    toast.error(failureWords('text', failure, quoteLang), { page, lang: quoteLang })
  }

  function upload() {
    if (!to) return
    setTrouble(null)
    submit([to, trimText(text), language])
  }

  return (
    <section className={styles.way} aria-labelledby={heading && id} data-plain={!heading || undefined}>
      {heading && (
        <h2 className={styles.wayName} id={id}>
          {heading}
        </h2>
      )}
      <div className={styles.paper}>
        <TextArea
          label={words.label}
          placeholder={words.placeholder}
          value={text}
          maxLength={limits.textChars}
          readOnly={isSubmitting || isFull}
          hint={left <= nearlyFull ? fill(words.left, { count: left }) : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </div>
      <UploadKey
        {...props}
        isReady={to !== null && trimText(text) !== ''}
        isSubmitting={isSubmitting}
        trouble={trouble}
        onPress={upload}
      />
    </section>
  )
}
