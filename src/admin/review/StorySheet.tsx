import { type Ref, useImperativeHandle } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import { playerWords } from '#content/player.ts'
import { type Language, languages } from '#contract/common.ts'
import type { AdminStory } from '#contract/admin.ts'
import type { Voice } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import { Flags } from '../parts/Flags.tsx'
import { actionsOf, marginOf, titleOf } from '../parts/storyWords.ts'
import styles from './Review.module.css'
import { useLanguage } from '#state/language.ts'

/** What a key outside of the player can ask of it. */
export interface ListenKey {
  toggle(): void
}

interface StorySheetProps {
  readonly story: AdminStory
  readonly listenKey: Ref<ListenKey>
}

/** A story with all that one needs to decide: where it is from, its voice, its words in both languages, its flags. */
export function StorySheet({ story, listenKey }: StorySheetProps) {
  const language = useLanguage()
  const words = adminStories[language].story
  const title = titleOf(story, language)
  return (
    <article className={styles.sheet} aria-label={title}>
      <p className={styles.margin}>
        {marginOf(story, language).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </p>
      <Flags story={story} />
      {story.voice && (
        <StoryVoice voice={story.voice} label={fill(words.voice, { title })} listenKey={listenKey} />
      )}
      <div className={styles.texts}>
        {languages.map((each) => (
          <Words key={each} story={story} textLanguage={each} />
        ))}
      </div>
      {story.original && (
        <div className={styles.words}>
          <p className={styles.label}>{fill(words.original, { language: story.original.language })}</p>
          <p className={styles.text} lang={story.original.language} dir="auto">
            {story.original.text}
          </p>
        </div>
      )}
      {actionsOf(story, language).map((line) => (
        <p key={line} className={styles.deed}>
          {line}
        </p>
      ))}
    </article>
  )
}

/** Title and text in one language; of a recording, the text in the language it was told in is its transcript. */
function Words({ story, textLanguage }: { story: AdminStory; textLanguage: Language }) {
  const language = useLanguage()
  const words = adminStories[language].story
  const title = textLanguage === 'de' ? story.titleDE : story.titleEN
  const text = textLanguage === 'de' ? story.textDE : story.textEN
  const isTranscript = story.voice !== null && story.language === textLanguage && text !== null
  const name = words.languages[textLanguage]
  return (
    <div className={styles.words}>
      <p className={styles.label}>{isTranscript ? fill(words.transcript, { language: name }) : name}</p>
      {title !== null && (
        <p className={styles.name} lang={textLanguage} dir="auto">
          {title}
        </p>
      )}
      {text === null ? (
        <p className={styles.none}>{words.noText}</p>
      ) : (
        <p className={styles.text} lang={textLanguage} dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}

interface StoryVoiceProps {
  readonly voice: Voice
  readonly label: string
  readonly listenKey: Ref<ListenKey>
}

function StoryVoice({ voice: { url, duration, waveform }, label, listenKey }: StoryVoiceProps) {
  const language = useLanguage()
  const player = useRecordingPlayer(url, duration)
  const bars = useWaveform(player, url, waveform)
  useImperativeHandle(
    listenKey,
    () => ({
      toggle() {
        const { phase } = player.getState()
        if (phase === 'playing' || phase === 'loading') player.pause()
        else player.play()
      },
    }),
    [player],
  )
  return <VoicePlayer player={player} label={label} waveform={bars} words={playerWords[language]} />
}
