import { ipod } from '#content/exhibits/ipod/words.ts'
import { playerWords } from '#content/player.ts'
import type { Language } from '#contract/common.ts'
import type { Cue, DeviceStory } from '#contract/device.ts'
import type { Story } from '#contract/story.ts'
import { narrationIn } from '#api/queries/narration.ts'
import { fill } from '#lib/text/fill.ts'
import { type SpokenWords, storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import type { Track } from './deviceState.ts'

/** A recording in the player. */
export interface LoadedTrack {
  readonly track: Track
  readonly title: SpokenWords
  readonly by: string
  readonly url: string
  /** Seconds as measured by the server; 0 where unknown. */
  readonly duration: number
  /** Captions; empty without a transcript. */
  readonly cues: readonly Cue[]
  /** The whole text; null without a transcript. */
  readonly transcript: SpokenWords | null
  /** Language of the recording; null where unknown. */
  readonly language: Language | null
  /** Its cover: the story's, or the player's own. */
  readonly story: Story | null
}

/** The recording of a track, in the page's language if there is one. Null where there is none. */
export function loadedTrack(
  track: Track,
  stories: readonly Story[],
  own: DeviceStory | null,
  language: Language,
): LoadedTrack | null {
  const words = ipod[language]
  if (track === 'own') return own && ownTrack(own, language)
  const story = stories.find(({ id }) => id === track)
  if (!story?.voice) return null
  return {
    track,
    title: storyTitle(story, language) ?? { text: words.stories.untitled, lang: language },
    by: words.player.visitor,
    url: story.voice.url,
    duration: story.voice.duration,
    cues: [],
    transcript: storyText(story, language),
    language: story.language,
    story,
  }
}

function ownTrack(own: DeviceStory, language: Language): LoadedTrack | null {
  const words = ipod[language]
  const narration = narrationIn(own, language)
  if (narration === undefined) return null
  return {
    track: 'own',
    title: { text: words.player.own, lang: language },
    by: narration.readBy?.length
      ? fill(playerWords[language].readBy, { names: narration.readBy.join(', ') })
      : words.player.by,
    url: narration.audioUrl,
    duration: narration.duration,
    cues: narration.cues,
    transcript: narration.transcript === '' ? null : { text: narration.transcript, lang: narration.language },
    language: narration.language,
    story: null,
  }
}
