/** Numbers of this exhibit, from spec §9 where nothing else is said. */
export const echoConstants = {
  refreshMs: 60_000,
  /** A new planet glows for as long as its sound lasts. */
  risingMs: 6000,
  /** A limit for displays that draw no frames. */
  longestFlightMs: 3000,
} as const
