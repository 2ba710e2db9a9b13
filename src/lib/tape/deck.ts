import type { MeterHandle } from '../sound/meter.ts'
import type { SoundLoss } from '../sound/playback.ts'

/** 'eject' also leaves the room; the deck only opens. 'power' is down while the deck is on. */
export type DeckKey = 'fullRewind' | 'rewind' | 'play' | 'fastForward' | 'pause' | 'eject' | 'power'

/** What door and tape do that one hears, in the deck's own hands. */
export type LoaderMove =
  | 'doorOpens'
  | 'tapeIn'
  | 'doorCloses'
  | 'tapeOut'
  /** The door flies up because the tape is ejected. */
  | 'lidOpens'

/** What the transport is doing, in the words of requirements DECK-01. */
export type DeckMode =
  /** No tape that could be played lies in the deck. */
  | 'noStory'
  /** A tape went in; its length is not known yet. */
  | 'loading'
  | 'playing'
  | 'paused'
  /** 5 s back or forward: the animation of 600 ms and the rest until playback resumes. */
  | 'rewinding'
  | 'fastForwarding'
  /** 5 s back every second until the start. */
  | 'fullRewinding'
  | 'ended'

/** The reels turn: played or wound. */
export const isMoving = (mode: DeckMode): boolean =>
  mode === 'playing' || mode === 'rewinding' || mode === 'fastForwarding' || mode === 'fullRewinding'

/** Why there is nothing to play; the page has a sentence for each. */
export type DeckFailure =
  /** 'No device story available.' */
  | 'noStory'
  /** 'Failed to load device story.' */
  | 'failed'
  | SoundLoss

/** What a page shows of the deck; changes at most a few times a second. The numbers of each frame are in TapeLive. */
export interface DeckState {
  readonly mode: DeckMode
  /** Plays now, or goes on by itself after the winding that is under way. */
  readonly isPlayWanted: boolean
  /** Null while nothing is wrong. */
  readonly failure: DeckFailure | null
  /** Whole seconds of the time display. */
  readonly second: number
  /** Seconds; 0 while unknown. */
  readonly duration: number
  /** 0 to 1 in steps of 0.01. */
  readonly volume: number
  readonly isExaggerated: boolean
  /** Null until the first gesture: before it nothing sounds. */
  readonly meter: MeterHandle | null
  /** The keys that are held down by somebody, or latched by the mechanism. */
  readonly keysDown: ReadonlySet<DeckKey>
  /** Sound is wanted, but nobody touched the page yet: the next touch lets it speak. */
  readonly isWaitingForTouch: boolean
}

/** Numbers of this very frame; written by the deck's driver, read by scene, counter and captions; never in React state. */
export interface TapeLive {
  /** Seconds into the recording that is heard now; during a seek of 600 ms the animated position. */
  position: number
  /** Seconds; 0 while unknown. */
  duration: number
  /** Of the tape, as a multiple of play speed: 1 playing, 0 at rest; ramps and winding (negative backwards) included. */
  speed: number
  /** What the meter shows, left and right: dB re full scale after ballistics. */
  levelsDb: [number, number]
  isSimulated: boolean
}

/** Of meters at rest, dB re full scale. */
export const silentDb = -120

/** A tape at its start, still. */
export function restingTape(): TapeLive {
  return { position: 0, duration: 0, speed: 0, levelsDb: [silentDb, silentDb], isSimulated: false }
}
