/** States of a player of recorded speech, shared by sound and page. */
export type PlayerPhase =
  | 'idle'
  /** Play was pressed and the sound is loading, at the start or in the middle. */
  | 'loading'
  | 'playing'
  | 'paused'
  | 'ended'
  /** The recording could not be fetched or decoded. Play tries again from the same position. */
  | 'failed'
  | SoundLoss

/** The browser gives no sound. Play tries again with a new context and source, from the same position. */
export type SoundLoss =
  /** Sound stopped, or did not start at the first try. */
  | 'silent'
  /** Sound did not start with a new context and source either. */
  | 'dead'

export const isSoundLoss = (phase: string | null): phase is SoundLoss =>
  phase === 'silent' || phase === 'dead'

export interface PlayerState {
  readonly phase: PlayerPhase
  /** Seconds into the recording at the last report (about four a second while playing). */
  readonly position: number
  /** Seconds: as measured by the server until the recording's own metadata is there. */
  readonly duration: number
}

/** A player as a page uses it, with `subscribe` for useSyncExternalStore. */
export interface PlayerHandle {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => PlayerState
  /** Seconds into the recording now; read it per frame, not through state. */
  readonly position: () => number
  /** Starts or resumes; any other player on the page pauses. After the end it starts over. */
  readonly play: () => void
  readonly pause: () => void
  /** Clamped to the recording. */
  readonly seek: (seconds: number) => void
  /** Stops and releases the recording. The player can be used again. */
  readonly stop: () => void
}
