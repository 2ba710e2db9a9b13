import type { MeterHandle } from '../sound/meter.ts'
import type { SoundLoss } from '../sound/playback.ts'

/** 'eject' also leaves the exhibit; the deck only opens. 'power' is down while the deck is on. */
export type DeckKey = 'fullRewind' | 'rewind' | 'play' | 'fastForward' | 'pause' | 'eject' | 'power'

/** Sounds of door and tape. */
export type LoaderMove =
  | 'doorOpens'
  | 'tapeIn'
  | 'doorCloses'
  | 'tapeOut'
  /** The door springs open because the tape is ejected. */
  | 'lidOpens'

/** States of the transport, as in DECK-01. */
export type DeckMode =
  /** Nothing can be played; `failure` says why. */
  | 'noStory'
  /** A tape was put in; its length is not known yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** 5 s back or forward: the animation of 600 ms and the pause until playback resumes. */
  | 'rewinding'
  | 'fastForwarding'
  /** 5 s back every second until the start. */
  | 'fullRewinding'
  | 'ended'

/** The reels turn, playing or winding. */
export const isMoving = (mode: DeckMode): boolean =>
  mode === 'playing' || mode === 'rewinding' || mode === 'fastForwarding' || mode === 'fullRewinding'

/** Why there is nothing to play; the page has a sentence for each. */
export type DeckFailure =
  /** Text: 'No device story available.' */
  | 'noStory'
  /** Text: 'Failed to load device story.' */
  | 'failed'
  | SoundLoss

/** What a page shows of the deck; changes a few times a second at most. Per-frame numbers are in TapeLive. */
export interface DeckState {
  readonly mode: DeckMode
  /** Plays now, or resumes by itself after winding. */
  readonly isPlayWanted: boolean
  readonly failure: DeckFailure | null
  /** Whole seconds of the time display. */
  readonly second: number
  /** Seconds; 0 while unknown. */
  readonly duration: number
  /** 0 to 1 in steps of 0.01. */
  readonly volume: number
  readonly isExaggerated: boolean
  /** Null until the first gesture, before which browsers play no sound. */
  readonly meter: MeterHandle | null
  /** Keys held by a finger or latched by the mechanism. */
  readonly keysDown: ReadonlySet<DeckKey>
  /** Sound is wanted but the page was not touched yet; the next touch starts it. */
  readonly isWaitingForTouch: boolean
}

/** Numbers of the current frame, from the deck's driver; never in React state. */
export interface TapeLive {
  /** Seconds into the recording; during a seek of 600 ms the animated position. */
  position: number
  /** Seconds; 0 while unknown. */
  duration: number
  /** Tape speed as a multiple of play speed: 1 playing, 0 at rest, negative when winding back; ramps included. */
  speed: number
  /** Meter reading, left and right: dB re full scale after ballistics. */
  levelsDb: [number, number]
  isSimulated: boolean
}

/** Meter at rest, dB re full scale. */
export const silentDb = -120

export function restingTape(): TapeLive {
  return { position: 0, duration: 0, speed: 0, levelsDb: [silentDb, silentDb], isSimulated: false }
}
