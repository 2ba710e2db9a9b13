/** How a room answers to what sounds in it. */
export interface Acoustics {
  /** Seconds that the answer lasts. */
  readonly decay: number
  /** dB of what is sent to the walls: an answer is some 16 dB weaker than what it answers to. */
  readonly wet: number
}
