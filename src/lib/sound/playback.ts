/** What a player of recorded speech can be doing, in words that the sound side and the drawn side share. */
export type PlayerPhase =
  /** Nothing was asked of it yet. */
  | 'idle'
  /** Play was pressed; the sound is on its way, at the start or in the middle. */
  | 'loading'
  | 'playing'
  | 'paused'
  | 'ended'
  /** The recording could not be fetched or decoded. Play tries again, from where it was. */
  | 'failed'
  | SoundLoss

/** The browser gives no sound. Play tries again with everything made anew, from where it was. */
export type SoundLoss =
  /** It was there, or came for the first time. */
  | 'silent'
  /** It did not come from what was made anew, either. */
  | 'dead'

export const isSoundLoss = (phase: string | null): phase is SoundLoss =>
  phase === 'silent' || phase === 'dead'

export interface PlayerState {
  readonly phase: PlayerPhase
  /** Seconds into the recording, as of the last report (some four a second while playing). */
  readonly position: number
  /** Length in seconds: what the server measured until the recording itself tells. */
  readonly duration: number
}

/** A player as a page holds it. Subscribable, so that React can read it with useSyncExternalStore. */
export interface PlayerHandle {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => PlayerState
  /** Seconds into the recording right now; read it per frame, never through state. */
  readonly position: () => number
  /** Starts or goes on; whatever else is playing on the page pauses. After the end: from the start. */
  readonly play: () => void
  readonly pause: () => void
  /** Jumps to `seconds`, held within the recording. */
  readonly seek: (seconds: number) => void
  /** Falls silent and lets the recording go; the player can be used again. */
  readonly stop: () => void
}
