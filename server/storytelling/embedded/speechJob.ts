import type { BedName, ColourName } from '#content/narrations/staging.ts'
import type { VoiceSettings } from './synthesize.ts'

/** One sentence as the synthesizer reads it, and the silence that follows. */
export interface Utterance {
  readonly text: string
  readonly voice: VoiceSettings
  /** Said in a visitor's words: stands further in the room than the narrator. */
  readonly isVisitor: boolean
  readonly pauseMs: number
}

/** What is to be spoken. */
export interface SpeechJob {
  readonly utterances: readonly Utterance[]
  readonly colour: ColourName
  /** Null for voices alone. */
  readonly bed: BedName | null
}

/** When something is heard in the finished recording, as players play it. */
export interface SpokenUtterance {
  readonly endSeconds: number
  /** Where its words stand in the text (characters from 0) and when they begin. */
  readonly words: readonly { readonly at: number; readonly seconds: number }[]
}

/** What becomes of it, one `SpokenUtterance` for each utterance. */
export interface SpeechResult {
  readonly mp3: Uint8Array
  /** Length of the recording. */
  readonly seconds: number
  /** As in the contract's `Narration`: of the voices alone, not of the music. */
  readonly waveform: readonly number[]
  readonly spoken: readonly SpokenUtterance[]
}
