import type { AvatarAnswers } from '#contract/avatar.ts'
import type { Language } from '#contract/common.ts'
import type { SpokenSegment } from '#contract/adminNarration.ts'
import type { Cue } from '#contract/device.ts'
import type { Take, Voice } from '#contract/narrationScript.ts'
import type { ServiceFailure } from '#server/jobs/ServiceFailure.ts'

/** What was made may say how, where staff should know: that it is the embedded work, because a service failed. */
interface Made {
  /** A sentence in English; absent where all went as configured. */
  readonly notice?: string
}

/** A file that was made: its bytes and its media type, e.g. `audio/mpeg`. */
export interface MediaBytes extends Made {
  readonly bytes: Uint8Array
  readonly type: string
}

/** What the narrator may quote from. Hand over public stories only: the narration is heard by everyone. */
export interface StoryMaterial {
  readonly id: number
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

export interface Recordings {
  /**
   * For each segment who has said its words: a person's take, or that of a service in the voice that it has now; null
   * where nobody has.
   */
  takesOf(segments: readonly WrittenSegment[]): Promise<readonly (StoredTake | null)[]>
  /** The recording of a story whose teller agreed to be heard in narrations; null for all others. */
  contributorOf(storyId: number): Promise<ContributorRecording | null>
  /** Keeps what a service has said, so that it is asked once. */
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
  /** As it came. */
  readonly audio: MediaBytes
  /** What is said in it, and in which language. */
  readonly transcript: string
  readonly language: Language
  /** The same in the other language; null where it is not translated. */
  readonly translation: string | null
}

export interface SpokenNarration extends Made {
  /** Paragraphs, separated by an empty line. */
  readonly transcript: string
  /** In order of time; their texts joined by spaces are the words of the transcript. */
  readonly cues: readonly Cue[]
  readonly audio: MediaBytes
  readonly seconds: number
  /** As in the contract's `Narration`; null from a narrator that cannot tell. */
  readonly waveform: readonly number[] | null
}

export interface WrittenNarration extends SpokenNarration {
  /** The stories whose words it holds, and all that a service was given to write it, whatever that made of them. */
  readonly storyIds: readonly number[]
  /** Why the embedded voice says what a service was to say; absent where it did not have to. */
  readonly speechFailure?: ServiceFailure
  readonly segments: readonly (SpokenSegment & WrittenSegment)[]
}

/** A stretch of a narration in one voice, as it is written. */
export interface WrittenSegment {
  /** See `segmentKinds` of the contract. */
  readonly kind: 'text' | 'quote' | 'pause' | 'sound'
  /** Empty for a pause. */
  readonly text: string
  /** Length of a pause; null for all others. */
  readonly seconds: number | null
  readonly endsParagraph: boolean
  /** Of a quote: whose words. */
  readonly storyId: number | null
}

export interface WrittenScript extends Made {
  readonly segments: readonly WrittenSegment[]
  /** The stories that it quotes, and all that a service was given to write it, whatever that made of them. */
  readonly storyIds: readonly number[]
}

export interface Writer {
  /** @throws ServiceFailure; it may be tried again */
  write(order: NarrationOrder): Promise<WrittenScript>
}

export interface SpeechOrder {
  /** Up to `scriptLimits.segmentChars` characters, not trusted. */
  readonly text: string
  readonly language: Language
  readonly deviceId: number
}

export interface Speaker {
  /** The voice that speaks about this device, for staff, e.g. `sage`. */
  voiceFor(order: Pick<SpeechOrder, 'language' | 'deviceId'>): string
  /** @returns a WAV file, nothing added to what the service spoke. @throws ServiceFailure */
  speak(order: SpeechOrder): Promise<Uint8Array>
}

/** A word that was heard in a recording; times in seconds. */
export interface RecognizedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** A text that is read as it stands: a story's translation. Up to `limits.textChars` characters, not trusted. */
export interface ReadingOrder {
  readonly text: string
  readonly language: Language
}

export interface NarrationNeeds extends NarrationOrder {
  /** What staff keep: only its quotations are chosen anew. Null: it is written anew. */
  readonly script: readonly WrittenSegment[] | null
  readonly recordings: Recordings
}

export interface NarrationWords extends Pick<NarrationNeeds, 'deviceId' | 'language' | 'recordings'> {
  readonly script: WrittenScript
}

/** Heavy work belongs into a process of its own: the server answers visitors meanwhile. */
export interface Narrator {
  /** Who speaks what nobody has read. */
  voiceFor(order: Pick<SpeechOrder, 'language' | 'deviceId'>): Voice
  /**
   * Makes a device's narration: its words, a voice for each segment, and the mix of them.
   * @throws Error when it could not be made; it may be tried again.
   */
  narrate(needs: NarrationNeeds): Promise<WrittenNarration>
  /**
   * Speaks and mixes words that are there, as they stand; a service is asked for what it has not said yet.
   * @throws ServiceFailure where a service fails: nothing else speaks for it
   */
  speak(words: NarrationWords): Promise<WrittenNarration>
  /** Reads somebody's text aloud, nothing added. @throws Error as `narrate` */
  read(order: ReadingOrder): Promise<SpokenNarration>
}

export interface StoryPictureOrder {
  readonly storyId: number
  readonly deviceId: number
  /** A visitor may have invented it. */
  readonly deviceName: string
  readonly title: string | null
  /** Null for a story that exists only as a recording. Up to `limits.textChars` characters, not trusted. */
  readonly text: string | null
  /** Of title and text; null where nobody knows. */
  readonly language: Language | null
  /** Counts up with each drawing: edition n is never the same picture as edition n - 1. */
  readonly edition: number
}

export interface Portrait extends Made {
  readonly picture: MediaBytes
  /** Three sentences on who this is. */
  readonly description: Readonly<Record<Language, string>>
}

/** Heavy work belongs into a process of its own, as the narrator's. Pictures are WebP of 1024 x 1024. */
export interface Illustrator {
  illustrateStory(order: StoryPictureOrder): Promise<MediaBytes>
  /** The embedded illustrator draws the same portrait from the same answers. */
  portray(answers: AvatarAnswers): Promise<Portrait>
}

export interface SourceText {
  readonly title: string
  readonly text: string
}

/** A story in both languages. One of them is the visitor's own text, to the letter, unless that is in a third. */
export interface Translation {
  /** Of the original: ISO 639-1 in lower case, e.g. `fr`. */
  readonly language: string
  readonly de: SourceText
  readonly en: SourceText
}

/** There is no embedded one: without a service a story keeps its language, which is shown. */
export interface Translator {
  /**
   * Gives a story a title and both languages.
   * @param order `language` is what the visitor or the server took it for, null where nobody knows
   * @throws Error when it failed; it may be tried again, unless it is a `ServiceFailure` that says otherwise
   */
  translate(order: { readonly text: string; readonly language: Language | null }): Promise<Translation>
}

/** There is no embedded one: a recording is played in any case. */
export interface Transcriber {
  /** @returns the words that are said; null where there are none. @throws as `Translator.translate` */
  transcribe(audio: MediaBytes): Promise<string | null>
  /** When each word is said. Null where the service has no model for that. @throws ServiceFailure */
  readonly recognizeWords: ((audio: MediaBytes) => Promise<readonly RecognizedWord[]>) | null
}
