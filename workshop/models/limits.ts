/** What a model may cost at most; docs and the room budgets build on these. */
const limits = { bytes: 300_000, triangles: 45_000, drawCalls: 40 } as const

/**
 * What an object may cost that comes apart: it holds the closed object once more and all that lies in it, and is loaded
 * only where a visitor opens it, compressed to less than half.
 */
const opened = { bytes: 720_000, triangles: 105_000, drawCalls: 40 } as const

/** The limits of a model. @param apart its parts that come away */
export const limitsOf = (apart: Readonly<Record<string, unknown>>) =>
  Object.keys(apart).length > 0 ? opened : limits
