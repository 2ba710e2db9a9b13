import { type ReactNode, useId } from 'react'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { type SpokenWords, storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { useLanguage } from '#state/language.ts'
import { LongText } from './LongText.tsx'
import styles from './StoryEntry.module.css'

interface StoryEntryProps {
  readonly id?: string
  /** Catalogue number, in mono: '01.12'. */
  readonly number: string
  /** Other notes in the margin: date, sample, language. */
  readonly colophon: readonly ReactNode[]
  readonly story: Story
  /** Used where there is no title. */
  readonly untitled: string
  /** The wanted language if it differs from the page's. */
  readonly language?: Language | undefined
  /** Label of the button that shows the rest of a long text. */
  readonly readOn: string
  readonly voice?: ReactNode
  /** A note for the story that the address points to. */
  readonly mark?: ReactNode
}

/** A story as a printed page: number and colophon in the margin, the text, a picture beside it. */
export function StoryEntry({ story, ...props }: StoryEntryProps) {
  const page = useLanguage()
  const wanted = props.language ?? page
  const title = storyTitle(story, wanted)
  const text = storyText(story, wanted)
  const langOf = (written: SpokenWords | null) => (written?.lang === page ? undefined : written?.lang)
  const headingId = useId()
  const numberId = useId()
  return (
    <article
      id={props.id}
      className={styles.entry}
      data-marked={props.mark ? '' : undefined}
      // Two stories may have the same title.
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
        <h3 id={headingId} className={styles.title} lang={langOf(title)} dir="auto" tabIndex={-1}>
          {title?.text ?? props.untitled}
        </h3>
        {props.voice && <div className={styles.voice}>{props.voice}</div>}
        {text && <LongText text={text.text} lang={langOf(text)} readOn={props.readOn} />}
      </div>
      {story.visualUrl !== null && (
        <figure className={styles.picture}>
          <img src={story.visualUrl} alt="" loading="lazy" decoding="async" />
        </figure>
      )}
    </article>
  )
}
