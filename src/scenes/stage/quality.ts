/** How much a scene may cost. */
export interface Quality {
  readonly tier: Tier
  /** Device pixels a CSS pixel, at most. */
  readonly maxDpr: number
  /** Texels a side of a shadow map. */
  readonly shadowSize: number
  /** Texels a side of the soft dark below an object. */
  readonly contactSize: number
  /** Texels a side of the reflections' cube; with 0 there are none. Fixed when the renderer is made. */
  readonly reflectionSize: number
  /** Smooth edges by multisampling. Fixed when the renderer is made. */
  readonly antialias: boolean
}

/** The least is for tests in software, where a frame takes seconds; no visitor gets it. */
export const tiers = ['least', 'low', 'middle', 'high'] as const
export type Tier = (typeof tiers)[number]

const qualities: Readonly<Record<Tier, Quality>> = {
  least: {
    tier: 'least',
    maxDpr: 0.25,
    shadowSize: 128,
    contactSize: 64,
    reflectionSize: 0,
    antialias: false,
  },
  low: { tier: 'low', maxDpr: 1, shadowSize: 512, contactSize: 256, reflectionSize: 256, antialias: false },
  middle: {
    tier: 'middle',
    maxDpr: 1.5,
    shadowSize: 1024,
    contactSize: 256,
    reflectionSize: 256,
    antialias: true,
  },
  high: { tier: 'high', maxDpr: 2, shadowSize: 2048, contactSize: 256, reflectionSize: 256, antialias: true },
}

/** What a tier may cost. */
export const qualityOf = (tier: Tier): Quality => qualities[tier]

interface DeviceFacts {
  /** Logical processors. */
  readonly cores: number
  /** CSS pixels of the screen. */
  readonly pixels: number
  readonly dpr: number
}

/** Where to start, before any frame was measured. */
export function firstTier({ cores, pixels, dpr }: DeviceFacts): Tier {
  if (cores <= 2) return 'low'
  // A 4K screen on a small machine: its pixels are what costs.
  if (cores <= 4 || pixels * dpr * dpr > 9_000_000) return 'middle'
  return 'high'
}

/** Frames that are looked at together, and how many of them must be slow. */
const windowFrames = 40
const slowShare = 0.6
/** Slower than 40 frames a second does not feel like touching something. */
const slowMs = 25

/**
 * Judges frames as they come; says once when the tier should go down. It never goes up: a scene that flickers between
 * two sharpnesses is worse than either. `judge` takes how long a frame took, in ms, and when it was, in seconds: told of
 * by several, it counts once.
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
