import type { VoiceSettings } from './synthesize.ts'

/** One sentence as the synthesizer reads it, and the silence that follows. */
export interface Utterance {
  readonly text: string
  readonly voice: VoiceSettings
  /** Said in a visitor's words: stands further in the room than the narrator. */
  readonly isVisitor: boolean
  readonly pauseMs: number
}

/** When an utterance is heard, seconds from the beginning of what it is a part of. */
export interface SpokenUtterance {
  readonly endSeconds: number
  /** Where its words stand in the text (characters from 0) and when they begin. */
  readonly words: readonly { readonly at: number; readonly seconds: number }[]
}
