/** What a scene may cost. */
export interface Quality {
  readonly tier: Tier
  /** Most device pixels per CSS pixel. */
  readonly maxDpr: number
  /** Most pixels drawn, on whatever display. At 4K they are what a frame costs. */
  readonly maxPixels: number
  /** Texels per side of a shadow map. */
  readonly shadowSize: number
  /** Texels per side of a contact shadow. */
  readonly contactSize: number
  /** Texels per side of the reflection cube; 0 for none. Fixed when the renderer is made. */
  readonly reflectionSize: number
  /** Multisampling. Fixed when the renderer is made. */
  readonly antialias: boolean
}

/** `least` is for tests in software, where a frame takes seconds; visitors never get it. */
export const tiers = ['least', 'low', 'middle', 'high'] as const
export type Tier = (typeof tiers)[number]

const qualities: Readonly<Record<Tier, Quality>> = {
  least: {
    tier: 'least',
    maxDpr: 0.25,
    maxPixels: 2_400_000,
    shadowSize: 128,
    contactSize: 64,
    reflectionSize: 0,
    antialias: false,
  },
  low: {
    tier: 'low',
    maxDpr: 1,
    maxPixels: 2_400_000,
    shadowSize: 512,
    contactSize: 256,
    reflectionSize: 256,
    antialias: false,
  },
  middle: {
    tier: 'middle',
    maxDpr: 1.5,
    maxPixels: 4_700_000,
    shadowSize: 1024,
    contactSize: 256,
    reflectionSize: 256,
    antialias: true,
  },
  high: {
    tier: 'high',
    maxDpr: 2,
    maxPixels: 9_000_000,
    shadowSize: 2048,
    contactSize: 256,
    reflectionSize: 256,
    antialias: true,
  },
}

export const qualityOf = (tier: Tier): Quality => qualities[tier]

/** Most device pixels per CSS pixel on a display of so many CSS pixels. */
export const mostDpr = ({ maxDpr, maxPixels }: Quality, pixels: number): number =>
  Math.min(maxDpr, Math.sqrt(maxPixels / pixels))

/** The tier to start with, before any frame was measured. @param cores logical processors */
export const firstTier = (cores: number): Tier => (cores <= 2 ? 'low' : cores <= 4 ? 'middle' : 'high')

/** Frames judged together, and the share of them that must be slow. */
const windowFrames = 40
const slowShare = 0.6
/** ms. Below 40 frames a second, dragging feels indirect. */
const slowMs = 25

/**
 * Judges frames and returns a lower tier when the present one is too slow. It never goes up, since alternating
 * sharpness is worse than either. `judge` takes a frame's duration in ms and its time in seconds; the same frame
 * counts once.
 */
export function createFrameJudge(startTier: Tier): {
  tier: () => Tier
  judge: (frameMs: number, at: number) => Tier | null
} {
  let index = tiers.indexOf(startTier)
  let frames = 0
  let slow = 0
  let judgedAt = Number.NaN
  const tier = () => tiers[index] ?? 'low'
  return {
    tier,
    judge: (frameMs, at) => {
      if (at === judgedAt) return null
      judgedAt = at
      frames += 1
      if (frameMs > slowMs) slow += 1
      if (frames < windowFrames) return null
      const isSlow = slow / frames > slowShare
      frames = 0
      slow = 0
      if (!isSlow || index <= tiers.indexOf('low')) return null
      index -= 1
      return tier()
    },
  }
}
