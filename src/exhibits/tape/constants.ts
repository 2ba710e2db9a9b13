/** Numbers of this room. Spec §9 where nothing else is said. */
export const tapeConstants = {
  introMs: 6000,
  refreshMs: 60_000,
  /** The device's story is asked for again this often while there is none. */
  storyRetryMs: 20_000,
  /** Spec §2: so many tapes lie on each other. */
  perColumn: 5,
  shareId: 99_999,
  /** A deck that cannot be drawn must not keep somebody in the room. */
  longestEjectMs: 2400,
  /** Under reduced motion the room only fades. */
  fadeMs: 400,
} as const

export const chooserAddress = '/exhibits/werkschau'
