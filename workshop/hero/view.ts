/** One picture of the still life. Metres, degrees. */
export interface HeroView {
  readonly name: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly eye: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  /** Vertical field of view. */
  readonly fov: number
  /** Distance from the eye at which things are sharp. */
  readonly focus: number
  /** Radius of the lens opening. */
  readonly lens: number
  /** How far apart the things stand sideways, of 1. */
  readonly spread: number
  /** Places of the eye and of the lamps that are averaged. */
  readonly samples: number
}

declare global {
  interface Window {
    /** Exposes one picture on the page's canvas. */
    expose: (view: HeroView) => Promise<void>
  }
}

export const heroViews: readonly HeroView[] = [
  {
    name: 'landscape',
    width: 1600,
    height: 900,
    eye: [0.005, 0.085, 0.5],
    target: [0.018, 0.07, 0],
    fov: 20,
    focus: 0.47,
    lens: 0.0045,
    spread: 1,
    samples: 28,
  },
  {
    name: 'portrait',
    width: 960,
    height: 1200,
    eye: [0, 0.13, 0.66],
    target: [0.008, 0.066, 0],
    fov: 26,
    focus: 0.62,
    lens: 0.0045,
    spread: 0.55,
    samples: 28,
  },
]
