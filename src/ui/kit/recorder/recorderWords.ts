import type { Loudness, RecorderFault, TakeEnd } from '#lib/sound/recording.ts'

/** The texts of a recorder in one language; each page has its own. */
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
  /** State, read out and shown beside the time. */
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
  /** Shown in the preview where the visitor did not end the recording. */
  readonly ended: Readonly<Record<Exclude<TakeEnd, 'visitor'>, string>>
  /** Name of the preview for screen readers. */
  readonly preview: string
}
