import type { Story } from '#contract/story.ts'
import { playerWords } from '#content/player.ts'
import type { ExploreWords } from '#content/pages/explore.ts'
import { fill } from '#lib/text/fill.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { StoryEntry } from '#ui/kit/story/StoryEntry.tsx'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import { colophon } from './colophon.ts'
import { useLanguage } from '#state/language.ts'

interface VisitorStoryProps {
  readonly story: Story
  readonly number: string
  readonly isMarked: boolean
  readonly words: ExploreWords
}

/** A story that somebody left, in the language at hand where it exists in it. */
export function VisitorStory({ story, number, isMarked, words }: VisitorStoryProps) {
  const language = useLanguage()
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
