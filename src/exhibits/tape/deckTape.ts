import type { Language } from '#contract/common.ts'
import type { Cue, DeviceStory, Narration } from '#contract/device.ts'
import type { Story } from '#contract/story.ts'
import { tape as tapeWords } from '#content/exhibits/tape/words.ts'
import { narrationIn } from '#api/queries/narration.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { ownLook, tapeLook, type TapeLook } from './handwriting.ts'

export type Side = 'a' | 'b'

/** Id of the deck's own tape on the shelf. */
export const ownId = 0

/** Narrations are MP3. */
const narrationType = 'audio/mpeg'

interface Recorded {
  readonly url: string
  /** Seconds as measured by the server; 0 where unknown. */
  readonly duration: number
  /** Null where unknown. */
  readonly language: Language | null
  /** Of equal intervals, 0 to 100; null where unknown. */
  readonly peaks: readonly number[] | null
  /** Media type without parameters. */
  readonly type: string
}

/** The text of a tape in one language. */
export interface SpokenText {
  readonly language: Language
  readonly text: string
  /** Empty without timing. */
  readonly cues: readonly Cue[]
  readonly duration: number
  /** The readers' names; absent where no person has read it. */
  readonly readBy?: readonly string[] | undefined
}

/** A tape with one side up. */
export interface DeckTape {
  /** Another key is another tape or another side. */
  readonly key: string
  /** The cassette, whichever side: a story's id, or `ownId`. */
  readonly id: number
  /** Handwritten on its label. */
  readonly label: string
  readonly look: TapeLook
  readonly side: Side
  /** Null: this side is empty. */
  readonly recorded: Recorded | null
  readonly texts: readonly SpokenText[]
}

/** The device's narration, in the page's language if there is one. Null where there is none. */
export function ownTape(story: DeviceStory, language: Language): DeckTape | null {
  const narration = narrationIn(story, language)
  if (narration === undefined) return null
  const url = narration.audioUrl
  return {
    key: `own ${url}`,
    id: ownId,
    label: tapeWords[language].deck.ownTitle,
    look: ownLook,
    side: 'a',
    recorded: {
      url,
      duration: narration.duration,
      language: narration.language,
      peaks: narration.waveform,
      type: narrationType,
    },
    texts: story.narrations.map(textOf),
  }
}

/** A visitor's tape: side B has the narrator's translation, if any (DECK-11). Null for a story without a voice. */
export function visitorTape(story: Story, side: Side, language: Language): DeckTape | null {
  const { voice } = story
  if (voice === null) return null
  const translated = story.spokenTranslation
  const isTurned = side === 'b'
  const read = storyText(story, (isTurned ? translated?.language : story.language) ?? language)
  const recorded: Recorded | null = isTurned
    ? translated
      ? { ...translated, peaks: translated.waveform }
      : null
    : { ...voice, language: story.language, peaks: voice.waveform }
  return {
    key: `${story.id} ${side}`,
    id: story.id,
    label: storyTitle(story, language)?.text ?? tapeWords[language].shelf.untitled,
    look: tapeLook(story.id),
    side,
    recorded,
    texts:
      read === null
        ? []
        : [
            {
              language: read.lang,
              text: read.text,
              cues: [],
              duration: recorded?.duration ?? voice.duration,
            },
          ],
  }
}

/** Text of an empty side B: the language in which the story is not spoken yet. */
export function emptySide(story: Story, language: Language): string {
  const words = tapeWords[language]
  if (story.language === null) return words.deck.sideBEmpty.unknown
  return words.deck.sideBEmpty[story.language === 'de' ? 'en' : 'de']
}

const textOf = ({ language, transcript, cues, duration, readBy }: Narration): SpokenText => ({
  language,
  text: transcript,
  cues,
  duration,
  readBy,
})
