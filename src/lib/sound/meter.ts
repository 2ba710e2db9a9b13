/** How a meter's indication follows the signal. */
export const ballistics = ['ppm', 'vu'] as const
/** `ppm`: quasi-peak, IEC 60268-10 type I. `vu`: the mean, IEC 60268-17. */
export type Ballistics = (typeof ballistics)[number]

/** Decibels on the scale of `meterPoints`, sensitivity included; -Infinity at rest. */
interface ChannelLevels {
  readonly left: number
  readonly right: number
}

export interface MeterReading extends ChannelLevels {
  /** The highest of the last second, for a point that stays behind. */
  readonly held: ChannelLevels
  /** True while something is shown that is not the signal, which cannot be read: then say so beside it. */
  readonly isSimulated: boolean
}

/** A meter as a page or a scene holds it. */
export interface MeterHandle {
  /**
   * The highest indication since the last call, so that nothing is missed between two frames. Call it once a frame
   * and share what it says; the object is the same each time.
   */
  readonly read: () => MeterReading
  /** Nothing is lit and nothing falls: no frame is needed before `onWake` calls. */
  readonly isResting: () => boolean
  /** Calls when there is something to show again. Returns what stops it. */
  readonly onWake: (listener: () => void) => () => void
  readonly ballistics: () => Ballistics
  readonly setBallistics: (ballistics: Ballistics) => void
  /** Lets go of the source; harmless twice. */
  readonly dispose: () => void
}
