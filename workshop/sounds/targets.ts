/**
 * How loud each kind of sound is heard when every slider stands at its full. LUFS, for short sounds the loudest
 * 0.4 s, for loops the gated whole. The voice is the measure of all: narrations are made for it.
 */
export const voiceReference = -19

export const loudnessTargets = {
  /** Machines one works: about 12 under the voice. */
  device: -31,
  /** The same keys coming up again. */
  deviceRelease: -35,
  /** Heavy doors and lids stand out a little. */
  deviceLarge: -29,
  /** Tones that are alone in the room. */
  greeting: -26,
  /** Tones that accompany something seen or said. */
  signal: -30,
  touch: -33,
  paper: -34,
  /** Heard dozens of times a minute. */
  press: -41,
  tick: -44,
  /** Fast wind and rewind. */
  machineLoop: -33,
  /** Real ferric hiss lies near -52; this is exaggerated so that it is heard in a hall at all. */
  hiss: -47,
} as const satisfies Record<string, number>

export type Loudness = keyof typeof loudnessTargets

/** Each sound's loudness may stray so far from its target, LU. */
export const loudnessTolerance = 1

/** No sound may rise above this in a kiosk, dB true peak; the coding is left almost two of it. */
export const peakLimitDb = -6
export const peakBeforeCodingDb = -7.8

/** All sounds that one room loads together, bytes. */
export const placeBudgetBytes = 300_000
