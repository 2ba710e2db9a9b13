/** Numbers of this exhibit, from spec §9 where nothing else is said. */
export const ipodConstants = {
  bootMs: 4000,
  refreshMs: 60_000,
  /** Polling for the narration while there is none. */
  storyRetryMs: 20_000,
  /** The card that invites to share a story. */
  shareId: 99_999,
} as const

export const chooserAddress = '/exhibits/werkschau'
