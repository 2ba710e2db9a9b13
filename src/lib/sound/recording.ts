/** What a voice recorder can be doing, in words that the sound side and the drawn side share. */

/** Why there is no recording. Each has its own sentence for the visitor. */
export type RecorderFault =
  /** The visitor or the browser refused the microphone. */
  | 'denied'
  /** There is no microphone. */
  | 'noDevice'
  /** There is one, but another program holds it. */
  | 'busy'
  /** The page came over plain http: browsers give no microphone then (API-08). */
  | 'insecure'
  /** The browser cannot record. */
  | 'unsupported'
  /** The microphone went away before anything was said. */
  | 'deviceLost'
  /** The browser's question for it was not answered in time. */
  | 'unanswered'
  /** The browser's recorder did not start, or failed before it had recorded anything. */
  | 'recorderFailed'
  /** The recording ended without a single byte of sound. */
  | 'empty'

/** How loud somebody speaks, judged over seconds: `waiting` until there is enough to judge, `noLevel` where the meter stands. */
export type Loudness = 'waiting' | 'noLevel' | 'tooQuiet' | 'good' | 'tooLoud'

/**
 * What ended a recording: the visitor, the size limit, a microphone that went away, or a recorder of the browser's that
 * failed. `earlier`: it was finished before the visitor came back to the page.
 */
export type TakeEnd = 'visitor' | 'limit' | 'deviceLost' | 'recorderFailed' | 'earlier'

/** A finished recording. */
export interface Take {
  readonly blob: Blob
  /** Media type without parameters, `audio/webm` or `audio/mp4`. */
  readonly type: string
  readonly durationMs: number
  /** Peak of each stretch, 0 to 100; null where the browser could not decode its own recording. */
  readonly waveform: readonly number[] | null
  readonly ended: TakeEnd
}

/**
 * `session` counts the attempts: what the browser reports late about an earlier one is recognised by it.
 * `previous` is the take that a redo would replace: it comes back when the new attempt comes to nothing.
 */
export type RecorderState =
  | { readonly phase: 'idle'; readonly session: number; readonly fault: RecorderFault | null }
  | { readonly phase: 'arming'; readonly session: number; readonly previous: Take | null }
  | {
      readonly phase: 'countIn'
      readonly session: number
      readonly previous: Take | null
      /** 3, 2, 1; 0 when the count is over but the encoder has not started yet. */
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
      /** Why the attempt to redo failed; the take shown is the earlier one. */
      readonly fault: RecorderFault | null
    }

/** A recorder as the page holds it. Subscribable, so that React can read it with useSyncExternalStore. */
export interface RecorderHandle {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => RecorderState
  /** The level right now in dBFS, -Infinity for silence; read it per frame, never through state. */
  readonly levelDb: () => number
  /** Asks for the microphone and counts in. From a preview: a redo. */
  readonly start: () => void
  /** Ends the recording; before it rolls, calls the attempt off. */
  readonly stop: () => void
  /** Shows a take of earlier, as long as nothing else is there. */
  readonly restore: (take: Take) => void
  /** Throws the take away. */
  readonly discard: () => void
  /** Ends whatever is going on and frees the microphone; the recorder can be used again. */
  readonly reset: () => void
}
