import type { SpokenCaption } from '../alignment/alignBySound.ts'
import type { BedName } from '#content/narrations/staging.ts'

/** Speech from a service, to be made into a recording of the server. */
export interface SpeechJob {
  readonly kind: 'speech'
  /** WAV files, one after the other. */
  readonly parts: readonly Uint8Array[]
  readonly captions: readonly SpokenCaption[]
  /** The music under it; null for the voice alone. */
  readonly bed: BedName | null
}

export interface SpeechDone {
  readonly mp3: Uint8Array
  /** Length of the recording. */
  readonly seconds: number
  readonly waveform: readonly number[]
  /** When each caption is heard, found in the sound, seconds. */
  readonly starts: readonly number[]
}

/** A picture from a service, to be made into one of the server. */
export interface PictureJob {
  readonly kind: 'picture'
  readonly bytes: Uint8Array
}

export interface PictureDone {
  readonly webp: Uint8Array
}

export type MediaJob = SpeechJob | PictureJob
export type MediaDone = SpeechDone | PictureDone
