import { sharePlanet } from '#lib/galaxy/ids.ts'

/** Numbers of this exhibit, from spec §9 where nothing else is said. */
export const ipodConstants = {
  bootMs: 4000,
  refreshMs: 60_000,
  /** The card that invites to share a story. */
  shareId: sharePlanet,
} as const
