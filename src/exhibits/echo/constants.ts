/** Numbers of this room. Spec §9 where nothing else is said. */
export const echoConstants = {
  refreshMs: 60_000,
  /** The device's story is asked for again this often while there is none. */
  storyRetryMs: 20_000,
  /** A new planet glows for as long as its sound lasts. */
  risingMs: 6000,
  /** A sky that cannot be drawn must not keep somebody on the way home. */
  longestFlightMs: 3000,
} as const

export const chooserAddress = '/exhibits/werkschau'
