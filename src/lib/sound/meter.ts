export const ballistics = ['ppm', 'vu'] as const
/** `ppm`: quasi-peak, IEC 60268-10 type I. `vu`: the mean, IEC 60268-17. */
export type Ballistics = (typeof ballistics)[number]

/** Decibels on the scale of `meterPoints`, sensitivity included; -Infinity at rest. */
interface ChannelLevels {
  readonly left: number
  readonly right: number
}

export interface MeterReading extends ChannelLevels {
  /** The peak of the last second, for the peak-hold point. */
  readonly held: ChannelLevels
  /** True while the signal cannot be read and the levels are made up: the page says so. */
  readonly isSimulated: boolean
}

/** A meter as pages and scenes use it. */
export interface MeterHandle {
  /**
   * The highest indication since the last call, so that no peak is lost between frames. Call it once a frame and share
   * the result; the object is reused.
   */
  readonly read: () => MeterReading
  /** Nothing is lit and nothing falls: no frame is needed until `onWake` calls. */
  readonly isResting: () => boolean
  /** Calls when there is something to show again. Returns an unsubscribe function. */
  readonly onWake: (listener: () => void) => () => void
  readonly ballistics: () => Ballistics
  readonly setBallistics: (ballistics: Ballistics) => void
  /** Releases the source. May be called twice. */
  readonly dispose: () => void
}
