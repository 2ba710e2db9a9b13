/**
 * What keeps a visit from ending by itself, a screen from inviting, and a page from being loaded anew (TAPE-07b): the one
 * list. Each goes when what it stands for is over, and after so many ms in any case: a browser that never says that it is
 * over does not hold a screen until the morning.
 */
export const idleBlockers = {
  /** Somebody was here until this moment: it goes at once. */
  presence: 0,
  /** The browser asks for the microphone. The recorder gives up after a minute. */
  microphone: 70_000,
  /** From the count to the finished take: twelve minutes at most, and what the encoder and the decoder may take. */
  recording: 780_000,
  /** A contribution is on its way: three seconds to be stored, three minutes to be sent. */
  submission: 190_000,
  /** Staff have something done, the storyteller's long work at the most. */
  staffAction: 600_000,
  /** Its checks, two and a half minutes each at most: fifteen, or nine that a kiosk by itself tries twice. */
  selfTest: 2_800_000,
} as const

export type IdleBlocker = keyof typeof idleBlockers
