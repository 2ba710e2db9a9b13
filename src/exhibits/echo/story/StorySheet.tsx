import { echo } from '#content/exhibits/echo/words.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { formatCount } from '#lib/text/formatCount.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { VisitControls } from '#ui/kit/VisitControls.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import type { MakePlayer } from '#ui/parts/useRecordingPlayer.ts'
import { PlanetDisc } from '../list/PlanetDisc.tsx'
import { storyFacts } from '../sky/skyStories.ts'
import { Sheet, TurnKey } from './Sheet.tsx'
import styles from './Sheet.module.css'
import { useLanguage, useWords } from '#state/language.ts'

export interface StorySheetProps {
  readonly story: Story
  /** From 1, among `count`. */
  readonly place: number
  readonly count: number
  readonly makePlayer: MakePlayer
  /** The device was paused for this voice. */
  readonly hasDeviceYielded: boolean
  /** The scene draws the planet beside the page. */
  readonly isPlanetDrawn: boolean
  readonly onTurn: (by: -1 | 1) => void
  readonly onClose: () => void
}

/** A planet's story: title, text in both languages, and the voice if there is one (ECHO-04). */
export function StorySheet(props: StorySheetProps) {
  const language = useLanguage()
  const words = useWords(echo)
  const { story } = props
  const title = storyTitle(story, language)
  const titleText = title?.text ?? words.sky.untitled
  const where = fill(words.sky.placeOf, {
    place: formatCount(props.place, language),
    count: formatCount(props.count, language),
  })
  return (
    <Sheet
      kind="story"
      title={titleText}
      titleLanguage={title && title.lang !== language ? title.lang : undefined}
      kicker={
        <>
          {!props.isPlanetDrawn && (
            <span className={styles.planet}>
              <PlanetDisc {...storyFacts(story)} />
            </span>
          )}
          <span>{where}</span>
        </>
      }
      closeLabel={words.story.close}
      onClose={props.onClose}
      keys={
        props.count > 1 && (
          <>
            <TurnKey direction={-1} label={words.story.previous} onClick={() => props.onTurn(-1)} />
            <TurnKey direction={1} label={words.story.next} onClick={() => props.onTurn(1)} />
          </>
        )
      }
    >
      {/* The focus stays on the key, so the new story is announced. */}
      <VisuallyHidden>
        <span role="status">{`${titleText}, ${where}`}</span>
      </VisuallyHidden>
      <div className={styles.switch}>
        <VisitControls />
      </div>
      <StoryBody key={story.id} {...props} title={titleText} />
    </Sheet>
  )
}

function StoryBody(props: StorySheetProps & { readonly title: string }) {
  const language = useLanguage()
  const words = useWords(echo)
  const { story, title, makePlayer, hasDeviceYielded } = props
  const text = storyText(story, language)
  const spoken = story.spokenTranslation
  return (
    <ScrollArea label={title} className={styles.body}>
      {story.voice !== null && (
        <div className={styles.voice}>
          <StoryVoice
            voice={story.voice}
            label={fill(words.story.voice, { title })}
            makePlayer={makePlayer}
          />
        </div>
      )}
      {spoken?.language === language && (
        <div className={styles.voice}>
          <p className={styles.note}>{words.story.translated}</p>
          <StoryVoice voice={spoken} label={words.story.translated} makePlayer={makePlayer} />
        </div>
      )}
      <p className={styles.yielded} role="status">
        {hasDeviceYielded && words.device.yielded}
      </p>
      {text === null ? (
        <p className={styles.only}>{words.story.voiceOnly}</p>
      ) : (
        <div className={styles.text} lang={text.lang === language ? undefined : text.lang}>
          {paragraphsOf(text.text).map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      <p className={styles.facts}>{factsOf(story, text?.lang ?? null, language)}</p>
    </ScrollArea>
  )
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())

/** Notes of a story: its language, the only language, sample or not. */
function factsOf(story: Story, written: Language | null, language: Language): string {
  const words = echo[language]
  const facts = [
    story.language && words.story.originalLanguage[story.language],
    written !== null && written !== language && words.story.onlyIn[written],
    story.sample && words.story.sample,
  ]
  return facts.filter((fact) => typeof fact === 'string').join(' · ')
}
