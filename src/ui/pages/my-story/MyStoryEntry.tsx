import { myStory } from '#content/pages/myStory.ts'
import type { OwnStory } from '#contract/ownStory.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { StoryEntry } from '#ui/kit/story/StoryEntry.tsx'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface MyStoryEntryProps {
  readonly own: OwnStory
  readonly story: Story
}

/** The story as it stands in the exhibition, in the language it was told in where there is a choice. */
export function MyStoryEntry({ own, story }: MyStoryEntryProps) {
  const language = useLanguage()
  const words = useWords(myStory)
  const textLanguage = story.language ?? language
  const title = storyTitle(story, textLanguage)
  const text = storyText(story, textLanguage)
  return (
    <StoryEntry
      number={`No. ${story.id}`}
      colophon={[fill(words.about, { device: own.device.name })]}
      title={title?.text ?? words.title}
      titleLanguage={title && title.lang !== language ? title.lang : undefined}
      text={text?.text ?? null}
      textLanguage={text && text.lang !== language ? text.lang : undefined}
      readOn={words.readOn}
      pictureUrl={story.visualUrl}
      voice={
        story.voice && (
          <StoryVoice voice={story.voice} label={fill(words.voiceLabel, { device: own.device.name })} />
        )
      }
    />
  )
}
