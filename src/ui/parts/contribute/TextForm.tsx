import { useLanguage } from '#state/language.ts'
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
import { toast, type toastMs } from '#state/toasts.ts'
import { TextArea } from '#ui/kit/Field.tsx'
import { failureWords } from './failureWords.ts'
import styles from './contribute.module.css'
import { UploadKey, type UploadWords } from './UploadKey.tsx'

/** What both forms, for text and for voice, are given. */
export interface FormProps<Content extends object, R extends Report> extends UploadWords {
  /** Names the form in the page's outline; left out where the page has said it already. */
  readonly heading?: string
  /** It decides how long toasts stand. */
  readonly page: keyof typeof toastMs
  /** The language in which a failed try is quoted in passing, where it is not the page's. */
  readonly quoteLang?: Language
  /** Under which name what was entered outlives the page. */
  readonly draft: DraftName
  /** What goes along, as plain values: the same ones keep their Idempotency-Key. null: not ready. */
  readonly content: Content | null
  /** It has arrived, sent with this content, whatever was chosen meanwhile. */
  readonly onArrived: (report: R, content: Content) => void
}

interface TextFormProps<Content extends object, R extends Report> extends FormProps<Content, R> {
  readonly words: {
    /** Of the field, read aloud only. */
    readonly label: string
    readonly placeholder: string
    /** `{count}` characters. */
    readonly left: string
  }
  readonly text: string
  readonly onText: (text: string) => void
  readonly send: (content: Content, text: string, language: Language, idempotencyKey: string) => Promise<R>
}

/** From here on the visitor is told how many characters are left. */
const nearlyFull = 1000

/** Writing. A text that could not be sent stays where it is. */
export function TextForm<Content extends object, R extends Report>(props: TextFormProps<Content, R>) {
  const language = useLanguage()
  const { page, quoteLang = language, heading, content, words, text, onText, onArrived } = props
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  // Who has begun before it became full may end.
  const isFull = useOutbox((outbox) => outbox.isFull) && text === ''
  const left = limits.textChars - text.length

  const { isSubmitting, submit } = useSubmission({
    draft: `text:${props.draft}`,
    send: async ([sent, story, lang]: readonly [Content, string, Language], key) => ({
      ...(await props.send(sent, story, lang, key)),
      sent,
    }),
    onSuccess(report) {
      if (isQueued(report) && report.failure) notify(report.failure)
      onText('')
      onArrived(report, report.sent)
    },
    onError(failure) {
      setError(failureWords('text', failure, language))
      notify(failure)
    },
  })

  function notify(failure: Failure) {
    toast.error(failureWords('text', failure, quoteLang), { page, lang: quoteLang })
  }

  function upload() {
    if (!content) return
    setError(null)
    submit([content, trimText(text), language])
  }

  return (
    <section className={styles.form} aria-labelledby={heading && id} data-plain={!heading || undefined}>
      {heading && (
        <h2 className={styles.heading} id={id}>
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
        isReady={content !== null && trimText(text) !== ''}
        isSubmitting={isSubmitting}
        error={error}
        onPress={upload}
      />
    </section>
  )
}
