import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import type { Story, Voice } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { storyText } from '#lib/stories/storyTitle.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { LongText } from '#ui/kit/story/LongText.tsx'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import '#ui/kit/handwriting.css'
import { noteLook } from '../welcome/noteLook.ts'
import { NoteKeys } from './NoteKeys.tsx'
import styles from './Notepad.module.css'
import { nameOf } from './storyName.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface NotepadProps {
  readonly storyId: number
  /** All stories of the folder; the open one may have been removed. */
  readonly stories: readonly Story[]
  readonly onTurn: (storyId: number) => void
}

/** A visitor's story on the paper and in the handwriting of its note: text, voice, picture. */
export function Notepad({ storyId, stories, onTurn }: NotepadProps) {
  const language = useLanguage()
  const words = useWords(imacDesktop).stories
  const place = stories.findIndex(({ id }) => id === storyId)
  const story = stories[place] ?? null
  const look = noteLook(storyId)
  const title = nameOf(story, language).text
  return (
    <div className={styles.pad} style={{ '--paper-note': look.paper }}>
      <ScrollArea key={storyId} label={title}>
        {story === null ? (
          <p className={styles.sheet}>{words.withdrawn}</p>
        ) : (
          <Sheet story={story} hand={look.hand} />
        )}
      </ScrollArea>
      <div className={styles.foot}>
        <NoteKeys
          place={place}
          count={stories.length}
          onTurn={(to) => stories[to] && onTurn(stories[to].id)}
          title={title}
        />
      </div>
    </div>
  )
}

interface SheetProps {
  readonly story: Story
  readonly hand: string
}

function Sheet({ story, hand }: SheetProps) {
  const language = useLanguage()
  const words = useWords(imacDesktop).stories
  const text = storyText(story, language)
  return (
    <article className={styles.sheet} data-notepad>
      {story.visualUrl !== null && (
        <img className={styles.picture} src={story.visualUrl} alt="" loading="lazy" decoding="async" />
      )}
      {text === null ? (
        <p>{words.voiceOnly}</p>
      ) : (
        <div className={styles.words} data-hand={hand}>
          <LongText text={text.text} lang={text.lang} readOn={words.readOn} />
        </div>
      )}
      {story.voice !== null && (
        <StoryVoice voice={story.voice} label={fill(words.voice, { title: nameOf(story, language).text })} />
      )}
      {(story.sample || (text !== null && text.lang !== language)) && (
        <p className={styles.small}>
          {[
            text !== null && text.lang !== language ? words.onlyIn[text.lang] : null,
            story.sample ? words.sample : null,
          ]
            .filter((remark) => remark !== null)
            .join(' · ')}
        </p>
      )}
    </article>
  )
}

interface StoryVoiceProps {
  readonly voice: Voice
  readonly label: string
}

/** Uses the page's shared voice, so that only one recording plays. */
function StoryVoice({ voice: { url, duration, waveform }, label }: StoryVoiceProps) {
  const player = useRecordingPlayer(url, duration)
  const bars = useWaveform(player, url, waveform)
  return <VoicePlayer player={player} label={label} waveform={bars} />
}
