import { sharePlanet } from '#lib/galaxy/ids.ts'

/** Numbers of this exhibit, from spec §9 where nothing else is said. */
export const tapeConstants = {
  introMs: 6000,
  refreshMs: 60_000,
  /** Tapes in a pile (spec §2). */
  perColumn: 5,
  shareId: sharePlanet,
  /** A limit for displays that draw no frames. */
  longestEjectMs: 2400,
  /** Under reduced motion the exhibit fades out. */
  fadeMs: 400,
} as const
