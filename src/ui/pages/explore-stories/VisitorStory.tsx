import type { Language } from '../../../../contract/common.ts'
import type { Story, Voice } from '../../../../contract/story.ts'
import { playerWords } from '../../../../content/player.ts'
import type { ExploreWords } from '../../../../content/pages/explore.ts'
import { fill } from '../../../lib/fill.ts'
import { storyText, storyTitle } from '../../../lib/storyTitle.ts'
import type { PlayerWords } from '../../kit/player/playerWords.ts'
import { VoicePlayer } from '../../kit/player/VoicePlayer.tsx'
import { StoryEntry } from '../../kit/story/StoryEntry.tsx'
import { colophon } from './colophon.ts'
import { useRecordingPlayer } from './useRecordingPlayer.ts'
import { useWaveform } from './useWaveform.ts'

interface VisitorStoryProps {
  readonly story: Story
  readonly number: string
  readonly isMarked: boolean
  readonly language: Language
  readonly words: ExploreWords
}

/** A story that somebody left, in the language at hand where it exists in it. */
export function VisitorStory({ story, number, isMarked, language, words }: VisitorStoryProps) {
  const title = storyTitle(story, language)
  const text = storyText(story, language)
  const titleText = title?.text ?? words.voice.untitled
  return (
    <StoryEntry
      id={`story-${story.id}`}
      number={number}
      colophon={colophon(story, language, words)}
      title={titleText}
      titleLanguage={title && title.lang !== language ? title.lang : undefined}
      text={text?.text ?? null}
      textLanguage={text && text.lang !== language ? text.lang : undefined}
      readOn={words.readOn}
      pictureUrl={story.visualUrl}
      mark={isMarked ? words.marked : undefined}
      voice={
        story.voice && (
          <StoryVoice
            voice={story.voice}
            label={fill(words.voice.label, { title: titleText })}
            words={playerWords[language]}
          />
        )
      }
    />
  )
}

function StoryVoice(props: { voice: Voice; label: string; words: PlayerWords }) {
  const { url, duration, waveform } = props.voice
  const player = useRecordingPlayer(url, duration)
  const bars = useWaveform(player, url, waveform)
  return <VoicePlayer player={player} label={props.label} waveform={bars} words={props.words} />
}
