import { type ReactNode, type Ref, useId } from 'react'
import type { Language } from '#contract/common.ts'
import { LongText } from './LongText.tsx'
import styles from './StoryEntry.module.css'

interface StoryEntryProps {
  readonly id?: string
  /** Catalogue number, set in mono: '01.12'. */
  readonly number: string
  /** What else stands in the margin: date, sample mark, language mark. */
  readonly colophon: readonly ReactNode[]
  readonly title: string
  /** Languages of title and text where they are not the page's. */
  readonly titleLanguage?: Language | undefined
  readonly text: string | null
  readonly textLanguage?: Language | undefined
  /** Words of the button that shows the rest of a long text. */
  readonly readOn: string
  readonly pictureUrl: string | null
  readonly voice?: ReactNode
  /** Set where the address points at this story: says so in the margin. */
  readonly mark?: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** A story as a printed page: number and colophon in the margin, the text at reading measure, a picture beside it. */
export function StoryEntry({ headingRef, ...props }: StoryEntryProps) {
  const headingId = useId()
  const numberId = useId()
  return (
    <article
      id={props.id}
      className={styles.entry}
      data-marked={props.mark ? '' : undefined}
      // Two stories may have one title.
      aria-labelledby={`${headingId} ${numberId}`}
    >
      <div className={styles.margin}>
        {props.mark && <p className={styles.mark}>{props.mark}</p>}
        <p id={numberId}>{props.number}</p>
        {props.colophon.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <div className={styles.page}>
        <h3
          id={headingId}
          ref={headingRef}
          className={styles.title}
          lang={props.titleLanguage}
          dir="auto"
          tabIndex={-1}
        >
          {props.title}
        </h3>
        {props.voice && <div className={styles.voice}>{props.voice}</div>}
        {props.text !== null && (
          <LongText text={props.text} lang={props.textLanguage} readOn={props.readOn} />
        )}
      </div>
      {props.pictureUrl !== null && (
        <figure className={styles.picture}>
          <img src={props.pictureUrl} alt="" loading="lazy" decoding="async" />
        </figure>
      )}
    </article>
  )
}
