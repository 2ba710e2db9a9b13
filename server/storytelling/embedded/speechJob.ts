import type { VoiceSettings } from './synthesize.ts'

/** One sentence as the synthesizer reads it, and the silence that follows. */
export interface Utterance {
  readonly text: string
  readonly pauseMs: number
}

/** What the main thread asks the speech worker for. */
export interface SpeechJob {
  readonly settings: VoiceSettings
  readonly utterances: readonly Utterance[]
}

/** What it gets back. `words` holds, for each utterance, where its words stand and when they are heard. */
export interface SpeechResult {
  readonly mp3: Uint8Array
  /** Length of the recording. */
  readonly seconds: number
  /** As in the contract's `Narration`. */
  readonly waveform: readonly number[]
  readonly words: readonly (readonly { readonly at: number; readonly seconds: number }[])[]
}

export type SpeechAnswer = { readonly result: SpeechResult } | { readonly error: string }
