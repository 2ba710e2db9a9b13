import { deviceName } from '#content/deviceNames.ts'
import { myStory } from '#content/pages/myStory.ts'
import type { OwnStory } from '#contract/ownStory.ts'
import type { Story } from '#contract/story.ts'
import { fill } from '#lib/text/fill.ts'
import { StoryEntry } from '#ui/kit/story/StoryEntry.tsx'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface MyStoryEntryProps {
  readonly own: OwnStory
  readonly story: Story
}

/** The contributor's story as published, in its original language. */
export function MyStoryEntry({ own, story }: MyStoryEntryProps) {
  const words = useWords(myStory)
  const device = deviceName(own.device.name, useLanguage())
  return (
    <StoryEntry
      number={`No. ${story.id}`}
      colophon={[fill(words.about, { device })]}
      story={story}
      untitled={words.title}
      language={story.language ?? undefined}
      readOn={words.readOn}
      voice={story.voice && <StoryVoice voice={story.voice} label={fill(words.voiceLabel, { device })} />}
    />
  )
}
