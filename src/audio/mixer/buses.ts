/** Who speaks in a room, from the front to the back. */
export const busNames = ['voice', 'device', 'ambience'] as const
export type BusName = (typeof busNames)[number]

/** Decibels. Device sounds stand about 12 dB under the voice, what surrounds them further back. */
export const busLevels: Readonly<Record<BusName, number>> = { voice: 0, device: -12, ambience: -20 }

/** Decibels that everything but the voice steps back while somebody speaks. */
export const duckedBy = -12

/** Seconds of every change of level: nothing clicks. */
export const rampSeconds = { duck: 0.35, mute: 0.06, stop: 0.04, shape: 0.015 } as const

/** As a factor. */
export const gainOf = (decibels: number) => 10 ** (decibels / 20)
