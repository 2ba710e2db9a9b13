/** How a room answers to what sounds in it. */
export interface RoomAcoustics {
  /** Seconds that the answer lasts. */
  readonly decay: number
  /** dB of what is sent to the walls: an answer is some 16 dB weaker than what it answers to. */
  readonly wet: number
}

/** Small rooms, furnished; the sky has no walls near by. Each stays well under what is heard directly. */
export const roomAcoustics = {
  hall: { decay: 1.4, wet: -6 },
  tape: { decay: 0.5, wet: -3 },
  ipod: { decay: 0.4, wet: -3 },
  echo: { decay: 2.2, wet: -8 },
  imac: { decay: 0.6, wet: -3 },
} as const satisfies Record<string, RoomAcoustics>
