/** What a model may cost at most; docs and the room budgets build on these. */
export const limits = { bytes: 300_000, triangles: 45_000, drawCalls: 40 } as const
