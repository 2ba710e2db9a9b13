import type { CSSProperties } from 'react'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { Button } from '#ui/kit/Button.tsx'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { ShareCard } from '#ui/parts/ShareCard.tsx'
import { shareLook, type TapeLook, tapeLook } from '../handwriting.ts'
import styles from './Inlay.module.css'
import { useLanguage, useWords } from '#state/language.ts'

export interface InlayProps {
  /** null: the share tape. */
  readonly story: Story | null
  /** The selected story was withdrawn. */
  readonly isRemoved: boolean
  /** The selected tape is in the deck. */
  readonly isInDeck: boolean
  readonly onPutIn: () => void
}

/** The paper card of the selected tape: spine, side A, title and text (TAPE-05). */
export function Inlay(props: InlayProps) {
  const words = useWords(tapeWords)
  const { story } = props
  return (
    <section className={styles.inlay} aria-labelledby="inlay-heading">
      <h2 id="inlay-heading" className={styles.heading}>
        {words.inlay.heading}
      </h2>
      <div role="status" className={styles.withdrawn}>
        {props.isRemoved && <p>{words.inlay.withdrawn}</p>}
      </div>
      <div className={styles.place}>
        {story === null ? (
          <article className={styles.card} style={cardStyle(shareLook)}>
            <ScrollArea label={words.share.title} className={styles.share}>
              <ShareCard deviceId={tapeExhibit.device.id} words={words.share}>
                <h3 className={styles.title} data-hand={shareLook.hand}>
                  {words.share.title}
                </h3>
              </ShareCard>
            </ScrollArea>
          </article>
        ) : (
          <StoryCard key={story.id} {...props} story={story} />
        )}
      </div>
    </section>
  )
}

function StoryCard({ story, isInDeck, onPutIn }: InlayProps & { readonly story: Story }) {
  const language = useLanguage()
  const words = useWords(tapeWords)
  const look = tapeLook(story.id)
  const title = storyTitle(story, language)
  const text = storyText(story, language)
  const titleText = title?.text ?? words.shelf.untitled
  const lang = (value: typeof text) => (value !== null && value.lang !== language ? value.lang : undefined)
  return (
    <article className={styles.card} style={cardStyle(look)}>
      <div className={styles.spine} data-hand={look.hand} aria-hidden="true">
        <span dir="auto">{titleText}</span>
      </div>
      <div className={styles.panel}>
        <header className={styles.head}>
          <p className={styles.side}>
            <span className={styles.letter} aria-hidden="true">
              A
            </span>
            <span>{words.inlay.side.a}</span>
          </p>
          <h3 className={styles.title} data-hand={look.hand} lang={lang(title)} dir="auto">
            {titleText}
          </h3>
        </header>
        <ScrollArea label={titleText} className={styles.body}>
          {text === null ? (
            <p className={styles.note}>{words.inlay.voiceOnly}</p>
          ) : (
            <p className={styles.text} lang={lang(text)} dir="auto">
              {text.text}
            </p>
          )}
        </ScrollArea>
        <footer className={styles.foot}>
          <p className={styles.facts}>{factsOf(story, text?.lang ?? null, language)}</p>
          {story.voice !== null &&
            (isInDeck ? (
              <p className={styles.facts}>{words.inlay.inDeck}</p>
            ) : (
              <Button onClick={onPutIn}>{words.inlay.putIn}</Button>
            ))}
        </footer>
      </div>
    </article>
  )
}

const cardStyle = ({ slope, paper, ink }: TapeLook): CSSProperties => ({
  '--slope': `${slope.toFixed(2)}deg`,
  '--stock': paper,
  '--pen': ink,
})

/** Notes of a card: length, language, sample or not. */
function factsOf(story: Story, written: Language | null, language: Language): string {
  const words = tapeWords[language]
  const facts = [
    story.voice && fill(words.inlay.length, { time: formatTime(story.voice.duration) }),
    story.language && words.inlay.originalLanguage[story.language],
    written !== null && written !== language && words.inlay.onlyIn[written],
    story.sample && words.inlay.sample,
  ]
  return facts.filter((fact) => typeof fact === 'string').join(' · ')
}
