/** Numbers of this room. Spec §9 where nothing else is said. */
export const ipodConstants = {
  bootMs: 4000,
  refreshMs: 60_000,
  /** The device's story is asked for again this often while there is none. */
  storyRetryMs: 20_000,
  /** The card that asks for a story of one's own. */
  shareId: 99_999,
} as const

export const chooserAddress = '/exhibits/werkschau'
