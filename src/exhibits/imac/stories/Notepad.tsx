import { playerWords } from '#content/player.ts'
import type { ImacDesktopWords } from '#content/exhibits/imac/desktopWords.ts'
import type { Language } from '#contract/common.ts'
import type { Story, Voice } from '#contract/story.ts'
import { fill } from '#lib/fill.ts'
import { storyText } from '#lib/storyTitle.ts'
import { VoicePlayer } from '#ui/kit/player/VoicePlayer.tsx'
import { LongText } from '#ui/kit/story/LongText.tsx'
import { useWaveform } from '#ui/parts/useWaveform.ts'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import styles from './Notepad.module.css'
import { nameOf } from './storyName.ts'

interface NotepadProps {
  /** Null: the museum has taken it out of the folder. */
  readonly story: Story | null
  readonly language: Language
  readonly words: ImacDesktopWords['stories']
}

/** What somebody told, to be read: its text, its voice, its picture. */
export function Notepad({ story, language, words }: NotepadProps) {
  if (story === null) return <p className={styles.pad}>{words.gone}</p>
  const text = storyText(story, language)
  return (
    <article className={styles.pad} data-notepad>
      {story.visualUrl !== null && (
        <img className={styles.picture} src={story.visualUrl} alt="" loading="lazy" decoding="async" />
      )}
      {text === null ? (
        <p>{words.voiceOnly}</p>
      ) : (
        <LongText text={text.text} lang={text.lang} readOn={words.readOn} />
      )}
      {story.voice !== null && (
        <StoryVoice
          voice={story.voice}
          label={fill(words.voice, { title: nameOf(story, language, words).text })}
          language={language}
        />
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
  readonly language: Language
}

/** On the room's own voice: one speaks at a time, the device included. */
function StoryVoice({ voice: { url, duration, waveform }, label, language }: StoryVoiceProps) {
  const player = useRecordingPlayer(url, duration)
  const bars = useWaveform(player, url, waveform)
  return <VoicePlayer player={player} label={label} waveform={bars} words={playerWords[language]} />
}
