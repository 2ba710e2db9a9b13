/** Numbers of this exhibit, from spec §9 where nothing else is said. */
export const tapeConstants = {
  introMs: 6000,
  refreshMs: 60_000,
  /** Polling for the narration while there is none. */
  storyRetryMs: 20_000,
  /** Tapes in a pile (spec §2). */
  perColumn: 5,
  shareId: 99_999,
  /** A limit for displays that draw no frames. */
  longestEjectMs: 2400,
  /** Under reduced motion the exhibit fades out. */
  fadeMs: 400,
} as const

export const chooserAddress = '/exhibits/werkschau'
