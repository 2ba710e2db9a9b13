/** The reverb of an exhibit. */
export interface Acoustics {
  /** Seconds of decay. */
  readonly decay: number
  /** dB of the send. The reverb is about 16 dB weaker than its input. */
  readonly wet: number
}
