/**
 * What prevents the idle return, the invitation and a reload of the page (TAPE-07b), with the longest time for each in
 * ms. The limit is for browsers that never report the end, so that no kiosk is blocked until the morning.
 */
export const idleBlockers = {
  /** A visitor was here until this moment; it ends at once. */
  presence: 0,
  /** The browser's prompt for the microphone. The recorder gives up after a minute. */
  microphone: 70_000,
  /** From the countdown to the finished recording: twelve minutes at most, plus encoding and decoding. */
  recording: 780_000,
  /** A contribution: three seconds to store, three minutes to send. */
  submission: 190_000,
  /** A staff call, up to the longest that generates. */
  staffAction: 600_000,
  /** The checks of the self-test, two and a half minutes each: fifteen, or nine that a kiosk tries twice. */
  selfTest: 2_800_000,
} as const

export type IdleBlocker = keyof typeof idleBlockers
