import type { AvatarAnswers } from '#contract/avatar.ts'
import type { Language } from '#contract/common.ts'
import type { SpokenSegment } from '#contract/adminNarration.ts'
import type { Cue } from '#contract/device.ts'
import type { Take, Voice } from '#contract/narrationScript.ts'
import type { ServiceFailure } from '#server/jobs/ServiceFailure.ts'

/** A result may carry a note for staff, for example that a service failed and embedded work replaced it. */
interface Made {
  /** A sentence in English; absent where everything went as configured. */
  readonly notice?: string
}

/** The bytes and media type of a file, e.g. `audio/mpeg`. */
export interface MediaBytes extends Made {
  readonly bytes: Uint8Array
  readonly type: string
}

/** A story that may be quoted. Pass public stories only: everyone hears the narration. */
export interface StoryMaterial {
  readonly id: number
  readonly textDE: string | null
  readonly textEN: string | null
  /** True for invented stories, which are introduced as such. */
  readonly sample: boolean
}

export interface NarrationOrder {
  readonly deviceId: number
  readonly deviceName: string
  readonly stories: readonly StoryMaterial[]
  readonly language: Language
  /** Counts up: an edition differs from the one before. */
  readonly edition: number
}

export interface Recordings {
  /** The recording of each segment by a person, or by the service's present voice; null for none. */
  takesOf(segments: readonly WrittenSegment[]): Promise<readonly (StoredTake | null)[]>
  /** The recording of a story whose contributor agreed to its use in narrations; otherwise null. */
  contributorOf(storyId: number): Promise<ContributorRecording | null>
  /** Stores a service's recording, so that it is requested once. */
  keep(segment: WrittenSegment, take: StoredTake & MadeTake): Promise<void>
}

export interface StoredTake {
  readonly voice: Voice
  /** One channel, clean, at `segmentLufs`. */
  readonly wav: Uint8Array
  /** From the beginning of the recording. */
  readonly cues: readonly Cue[]
}

export interface MadeTake extends Omit<StoredTake, 'voice'> {
  readonly seconds: number
  readonly waveform: readonly number[]
  readonly warnings: Take['warnings']
}

export interface ContributorRecording {
  /** As it was sent. */
  readonly audio: MediaBytes
  /** Its words, and their language. */
  readonly transcript: string
  readonly language: Language
  /** The translation; null for none. */
  readonly translation: string | null
}

export interface SpokenNarration extends Made {
  /** Paragraphs, separated by an empty line. */
  readonly transcript: string
  /** In order of time; joined by spaces their texts are the transcript. */
  readonly cues: readonly Cue[]
  readonly audio: MediaBytes
  readonly seconds: number
  /** As in the contract's `Narration`; null from a narrator that cannot measure it. */
  readonly waveform: readonly number[] | null
}

export interface WrittenNarration extends SpokenNarration {
  /** The stories quoted, and all that were given to a service for it. */
  readonly storyIds: readonly number[]
  /** Why the synthesizer replaced a service; absent otherwise. */
  readonly speechFailure?: ServiceFailure
  readonly segments: readonly (SpokenSegment & WrittenSegment)[]
}

/** A part of a narration in one voice. */
export interface WrittenSegment {
  /** See `segmentKinds` of the contract. */
  readonly kind: 'text' | 'quote' | 'pause' | 'sound'
  /** Empty for a pause. */
  readonly text: string
  /** Length of a pause; otherwise null. */
  readonly seconds: number | null
  readonly endsParagraph: boolean
  readonly storyId: number | null
}

export interface WrittenScript extends Made {
  readonly segments: readonly WrittenSegment[]
  /** The stories quoted, and all that were given to a service for it. */
  readonly storyIds: readonly number[]
}

export interface Writer {
  /** @throws ServiceFailure; may be tried again */
  write(order: NarrationOrder): Promise<WrittenScript>
}

export interface SpeechOrder {
  /** Up to `scriptLimits.segmentChars` characters, untrusted. */
  readonly text: string
  readonly language: Language
  readonly deviceId: number
}

export interface Speaker {
  /** The voice for this device, for staff, e.g. `sage`. */
  voiceFor(order: Pick<SpeechOrder, 'language' | 'deviceId'>): string
  /** @returns a WAV file as received @throws ServiceFailure */
  speak(order: SpeechOrder): Promise<Uint8Array>
}

/** A transcribed word; times in seconds. */
export interface RecognizedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** A text to be read as it is: a story's translation. Up to `limits.textChars` characters, untrusted. */
export interface ReadingOrder {
  readonly text: string
  readonly language: Language
}

export interface NarrationNeeds extends NarrationOrder {
  /** The script of staff, in which only quotations are renewed. Null: a new one is written. */
  readonly script: readonly WrittenSegment[] | null
  readonly recordings: Recordings
}

export interface NarrationWords extends Pick<NarrationNeeds, 'deviceId' | 'language' | 'recordings'> {
  readonly script: WrittenScript
}

/** Heavy work must run in a separate process, so that the server stays responsive. */
export interface Narrator {
  /** The voice for segments without a recording. */
  voiceFor(order: Pick<SpeechOrder, 'language' | 'deviceId'>): Voice
  /**
   * Makes a device's narration: words, voices and mix.
   * @throws Error on failure; may be tried again
   */
  narrate(needs: NarrationNeeds): Promise<WrittenNarration>
  /** Speaks and mixes given words. @throws ServiceFailure where a service fails: no other voice replaces it */
  speak(words: NarrationWords): Promise<WrittenNarration>
  /** Reads a text aloud, without additions. @throws Error as `narrate` */
  read(order: ReadingOrder): Promise<SpokenNarration>
}

export interface StoryPictureOrder {
  readonly storyId: number
  readonly deviceId: number
  /** May come from a visitor. */
  readonly deviceName: string
  readonly title: string | null
  /** Null for a story that is a recording only. Up to `limits.textChars` characters, untrusted. */
  readonly text: string | null
  /** Of title and text; null where unknown. */
  readonly language: Language | null
  /** Counts up: an edition differs from the one before. */
  readonly edition: number
}

export interface Portrait extends Made {
  readonly picture: MediaBytes
  /** Three sentences. */
  readonly description: Readonly<Record<Language, string>>
}

/** Heavy work must run in a separate process. Pictures are WebP of 1024 x 1024. */
export interface Illustrator {
  illustrateStory(order: StoryPictureOrder): Promise<MediaBytes>
  /** The embedded illustrator draws the same portrait for the same answers. */
  portray(answers: AvatarAnswers): Promise<Portrait>
}

export interface SourceText {
  readonly title: string
  readonly text: string
}

/** A story in both languages. One is the visitor's own text, unless that is in a third language. */
export interface Translation {
  /** Of the original: ISO 639-1 in lower case, e.g. `fr`. */
  readonly language: string
  readonly de: SourceText
  readonly en: SourceText
}

/** There is no embedded one: without a service a story stays in its language. */
export interface Translator {
  /**
   * Gives a story a title and both languages.
   * @param order `language` is the visitor's or the server's assumption, null where unknown
   * @throws Error on failure; may be tried again, unless a `ServiceFailure` says otherwise
   */
  translate(order: { readonly text: string; readonly language: Language | null }): Promise<Translation>
}

/** There is no embedded one. */
export interface Transcriber {
  /** @returns the words; null for none @throws as `Translator.translate` */
  transcribe(audio: MediaBytes): Promise<string | null>
  /** The time of each word. Null where the service has no model for it. @throws ServiceFailure */
  readonly recognizeWords: ((audio: MediaBytes) => Promise<readonly RecognizedWord[]>) | null
}
