/** States of a voice recorder, shared by sound and page. */

/** Why there is no recording. The page has a sentence for each. */
export type RecorderFault =
  /** The visitor or the browser refused the microphone. */
  | 'denied'
  /** There is no microphone. */
  | 'noDevice'
  /** Another program uses the microphone. */
  | 'busy'
  /** The page was served over plain http, where browsers give no microphone (API-08). */
  | 'insecure'
  /** The browser cannot record. */
  | 'unsupported'
  /** The microphone disappeared before anything was recorded. */
  | 'deviceLost'
  /** The browser's permission prompt was not answered in time. */
  | 'unanswered'
  /** The browser's recorder did not start, or failed before it recorded anything. */
  | 'recorderFailed'
  | 'empty'

/** Loudness of the last seconds. `waiting`: not enough to judge yet; `noLevel`: the meter does not move. */
export type Loudness = 'waiting' | 'noLevel' | 'tooQuiet' | 'good' | 'tooLoud'

/**
 * What ended a recording: the visitor, the size limit, a lost microphone or a failed recorder. `earlier`: it was
 * finished before the visitor returned to the page.
 */
export type TakeEnd = 'visitor' | 'limit' | 'deviceLost' | 'recorderFailed' | 'earlier'

export interface Take {
  readonly blob: Blob
  /** Media type without parameters: `audio/webm` or `audio/mp4`. */
  readonly type: string
  readonly durationMs: number
  /** Peak of each interval, 0 to 100; null where the browser could not decode its own recording. */
  readonly waveform: readonly number[] | null
  readonly ended: TakeEnd
}

/**
 * `session` counts the attempts, so that late events of an earlier one can be ignored. `previous` is the recording
 * that a redo would replace; it returns if the new attempt fails.
 */
export type RecorderState =
  | { readonly phase: 'idle'; readonly session: number; readonly fault: RecorderFault | null }
  | { readonly phase: 'arming'; readonly session: number; readonly previous: Take | null }
  | {
      readonly phase: 'countIn'
      readonly session: number
      readonly previous: Take | null
      /** 3, 2, 1; 0 when the countdown is over and the encoder has not started yet. */
      readonly count: number
      readonly isRolling: boolean
    }
  | {
      readonly phase: 'recording'
      readonly session: number
      readonly previous: Take | null
      readonly elapsedMs: number
      readonly remainingMs: number
      readonly loudness: Loudness
    }
  | {
      readonly phase: 'finishing'
      readonly session: number
      readonly previous: Take | null
      readonly ended: Exclude<TakeEnd, 'earlier'>
    }
  | {
      readonly phase: 'preview'
      readonly session: number
      readonly take: Take
      /** Why the redo failed; the recording shown is the earlier one. */
      readonly fault: RecorderFault | null
    }

/** A recorder as a page uses it, with `subscribe` for useSyncExternalStore. */
export interface RecorderHandle {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => RecorderState
  /** Current level in dBFS, -Infinity for silence; read it per frame, not through state. */
  readonly levelDb: () => number
  /** Asks for the microphone and counts down. From a preview: a redo. */
  readonly start: () => void
  /** Ends the recording, or cancels the countdown. */
  readonly stop: () => void
  /** Shows a recording from earlier if there is no other. */
  readonly restore: (take: Take) => void
  readonly discard: () => void
  /** Ends everything and releases the microphone. The recorder can be used again. */
  readonly reset: () => void
}
