import type { DeckKey, DeckMode, DeckTrouble } from '#lib/tape/deck.ts'
import type { SoundLoss } from '#lib/sound/playback.ts'
import type { Winding } from './winding.ts'

/** What the transport does with its tape. Positions in seconds into the recording. */
export type DeckCommand =
  /** Let the media find its recording, and stand at `at`. */
  | { readonly type: 'open'; readonly at: number }
  | { readonly type: 'close' }
  | { readonly type: 'start'; readonly at: number }
  /** The tape comes to rest within the ramp of this key. */
  | { readonly type: 'halt'; readonly ramp: 'stop' | 'pause' }
  /** Stand somewhere else, silent. */
  | { readonly type: 'place'; readonly at: number }
  /** Play on from somewhere else. */
  | { readonly type: 'jump'; readonly at: number }

/** `atMs`: when it happened, by a clock that only the driver knows. It may stand still or leap, but not run back. */
export type DeckEvent = { readonly atMs: number } & (
  | { readonly type: 'tick' }
  | { readonly type: 'press'; readonly key: DeckKey }
  /** The slider; at once, without the animation of a key. */
  | { readonly type: 'seek'; readonly to: number }
  /** A tape goes in. `duration`: what the server measured, 0 where unknown. */
  | { readonly type: 'load'; readonly duration: number; readonly isPlayWanted: boolean }
  /** There is no tape to put in, and why. */
  | { readonly type: 'unload'; readonly trouble: DeckTrouble | null }
  /** The media knows its recording; a length that is no finite number says nothing. */
  | { readonly type: 'measured'; readonly duration: number }
  /** Where the media is. */
  | { readonly type: 'progressed'; readonly position: number }
  | { readonly type: 'starved' }
  | { readonly type: 'sounding' }
  | { readonly type: 'finished' }
  /** The tape has run out after a halt, a little further than it was. */
  | { readonly type: 'rested'; readonly position: number }
  /** Stopped by somebody else: a headset's key, the system. */
  | { readonly type: 'interrupted' }
  /** The browser wants a touch before it plays. */
  | { readonly type: 'blocked' }
  | { readonly type: 'touched' }
  /** The browser gives no sound. */
  | { readonly type: 'silenced'; readonly loss: SoundLoss }
  | { readonly type: 'broke' }
  /** The media is another one and has to find the recording again. */
  | { readonly type: 'lost' }
)

export interface DeckMachine {
  readonly mode: DeckMode
  /** Seconds. While winding: where it began; ask `positionAt`. During a full rewind: the last whole step. */
  readonly position: number
  /** Seconds; 0 while unknown. */
  readonly duration: number
  readonly hasTape: boolean
  /** The media knows its recording. */
  readonly isReady: boolean
  /** Plays, or does so as soon as it can. */
  readonly isPlayWanted: boolean
  readonly isPauseLatched: boolean
  readonly isBlocked: boolean
  readonly trouble: DeckTrouble | null
  readonly winding: Winding | null
  /** When a lack of data becomes 'loading', when a broken tape is tried again: milliseconds of `clockMs`. */
  readonly starvedAtMs: number | null
  readonly retryAtMs: number | null
  readonly retries: number
  /** The machine's own time: the driver's, without what was slept through. */
  readonly clockMs: number
  readonly seenMs: number
}

export interface DeckStep {
  readonly state: DeckMachine
  readonly commands: readonly DeckCommand[]
}

export const emptyDeck: DeckMachine = {
  mode: 'noStory',
  position: 0,
  duration: 0,
  hasTape: false,
  isReady: false,
  isPlayWanted: false,
  isPauseLatched: false,
  isBlocked: false,
  trouble: null,
  winding: null,
  starvedAtMs: null,
  retryAtMs: null,
  retries: 0,
  clockMs: 0,
  seenMs: 0,
}
