import type { AvatarAnswers } from '../../contract/avatar.ts'
import type { Language } from '../../contract/common.ts'
import type { Cue } from '../../contract/device.ts'

/** A file that was made: its bytes and its media type, e.g. `audio/mpeg`. */
export interface MediaBytes {
  readonly bytes: Uint8Array
  readonly type: string
}

/** What the narrator may quote from. Hand over public stories only: the narration is heard by everyone. */
export interface StoryMaterial {
  readonly textDE: string | null
  readonly textEN: string | null
  /** True for the invented stories, which are introduced as such. */
  readonly sample: boolean
}

export interface NarrationOrder {
  readonly deviceId: number
  readonly deviceName: string
  readonly stories: readonly StoryMaterial[]
  readonly language: Language
  /** Counts up with each making: edition n is never the same recording as edition n - 1. */
  readonly edition: number
}

export interface SpokenNarration {
  /** Paragraphs, separated by an empty line. */
  readonly transcript: string
  /** In order of time; their texts joined by spaces are the words of the transcript. */
  readonly cues: readonly Cue[]
  readonly audio: MediaBytes
  /** Length of the recording. */
  readonly seconds: number
  /** As in the contract's `Narration`; null from a narrator that cannot tell. */
  readonly waveform: readonly number[] | null
}

export interface Narrator {
  /** @throws Error when no speech could be made; the order may be tried again. */
  narrate(order: NarrationOrder): Promise<SpokenNarration>
}

export interface StoryPictureOrder {
  readonly storyId: number
  readonly deviceId: number
  readonly title: string | null
  /** Null for a story that exists only as a recording. */
  readonly text: string | null
  readonly edition: number
}

export interface Portrait {
  readonly picture: MediaBytes
  readonly description: string
}

export interface Illustrator {
  illustrateStory(order: StoryPictureOrder): Promise<MediaBytes>
  /** The same answers and seed give the same portrait. */
  portray(answers: AvatarAnswers, seed: string): Promise<Portrait>
}
