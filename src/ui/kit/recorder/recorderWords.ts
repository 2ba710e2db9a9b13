import type { Loudness, RecorderFault, TakeEnd } from '#lib/sound/recording.ts'

/** Everything a recorder says, in one language; each page brings its own. */
export interface RecorderWords {
  readonly start: string
  readonly ready: string
  /** `{time}` is minutes and seconds. */
  readonly upTo: string
  readonly scale: { readonly tooQuiet: string; readonly good: string; readonly tooLoud: string }
  readonly stop: string
  readonly finishing: string
  readonly again: string
  readonly discard: string
  readonly discardSure: string
  readonly keep: string
  /** Where the visitor is, spoken by screen readers and shown beside the time. */
  readonly phase: {
    readonly arming: string
    readonly countIn: string
    readonly recording: string
    readonly preview: string
  }
  /** `{time}` is minutes and seconds. */
  readonly left: string
  readonly oneMinuteLeft: string
  readonly tenSecondsLeft: string
  readonly verdict: Readonly<Record<Loudness, string>>
  /** Headline over every fault. */
  readonly noMicrophone: string
  readonly fault: Readonly<Record<RecorderFault, string>>
  /** Said in the preview where it was not the visitor who ended the recording. */
  readonly ended: Readonly<Record<Exclude<TakeEnd, 'visitor'>, string>>
  /** What the preview plays, for screen readers. */
  readonly preview: string
}
