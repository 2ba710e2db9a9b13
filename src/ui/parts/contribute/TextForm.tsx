import { useLanguage } from '#state/language.ts'
import { useId, useState } from 'react'
import type { Language, Report } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { trimText } from '#contract/trimText.ts'
import { isQueued } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import { fill } from '#lib/text/fill.ts'
import type { Failure } from '#lib/outbox/submission.ts'
import { type DraftName, useTextDraft } from '#state/drafts.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast, type toastMs } from '#state/toasts.ts'
import { TextArea } from '#ui/kit/Field.tsx'
import { failureWords } from './failureWords.ts'
import styles from './contribute.module.css'
import { UploadKey, type UploadWords } from './UploadKey.tsx'

/** Props of both forms, for text and for voice. */
export interface FormProps<Content extends object, R extends Report> extends UploadWords {
  /** Heading of the form; absent where the page has one. */
  readonly heading?: string
  /** Sets how long toasts stay. */
  readonly page: keyof typeof toastMs
  /** Language of a failure's toast if it differs from the page's. */
  readonly quoteLang?: Language
  /** Name under which input outlives the page. */
  readonly draft: DraftName
  /** What is sent along, as plain values: equal ones keep their Idempotency-Key. null: not ready. */
  readonly content: Content | null
  /** Called on arrival with the content that was sent, whatever was chosen meanwhile. */
  readonly onArrived: (report: R, content: Content) => void
}

export interface TextFormProps<Content extends object, R extends Report> extends FormProps<Content, R> {
  readonly words: {
    /** Label of the field, for screen readers only. */
    readonly label: string
    readonly placeholder: string
    /** `{count}` characters. */
    readonly left: string
  }
  readonly send: (content: Content, text: string, idempotencyKey: string, language: Language) => Promise<R>
}

/** Characters left from which the number is shown. */
const nearlyFull = 1000

/** The text form. Unsent text stays in the field. */
export function TextForm<Content extends object, R extends Report>(props: TextFormProps<Content, R>) {
  const language = useLanguage()
  const { page, quoteLang = language, heading, content, words, onArrived } = props
  const id = useId()
  const [text, setText] = useTextDraft(props.draft)
  const [error, setError] = useState<string | null>(null)
  // A text begun before storage was full may be finished.
  const isFull = useOutbox((outbox) => outbox.isFull) && text === ''
  const left = limits.textChars - text.length

  const { isSubmitting, submit } = useSubmission({
    draft: `text:${props.draft}`,
    send: async ([sent, story, lang]: readonly [Content, string, Language], key) => ({
      ...(await props.send(sent, story, key, lang)),
      sent,
    }),
    onSuccess(report) {
      if (isQueued(report) && report.failure) notify(report.failure)
      setText('')
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
          onChange={(event) => setText(event.currentTarget.value)}
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
