import type { HallKey } from '#lib/hallKeys.ts'
import type { Vec3 } from '#lib/projection.ts'

/** How a device is shown in the hall: metres, radians, candela. Pages lay their links by it, so it knows no three. */
export interface HallDevice {
  readonly slug: HallKey
  /** How much larger than life it stands here, so that a cassette holds its own beside a speaker. */
  readonly scale: number
  /** Half width, height and half depth at that size. */
  readonly half: readonly [width: number, depth: number]
  readonly height: number
  /** From the lower edge of its model up to the model's origin, in the model's size. */
  readonly foot: number
  /** Flat ones lean back, and stand that far before the middle of the plinth. */
  readonly lean: number
  readonly forward: number
  /** Turn about the vertical while nobody is near, and with somebody near. */
  readonly turn: readonly [far: number, near: number]
  /** Where the way into it ends: the height that is looked at as a share of its own, from how far above and away. */
  readonly closeUp: { readonly share: number; readonly above: number; readonly away: number }
  /** Its lamp, from the middle of the plinth's top; `near` is how much brighter it is with somebody near, of 1. */
  readonly lamp: {
    readonly from: Vec3
    readonly color: string
    readonly power: number
    readonly angle: number
    readonly near: number
  }
  readonly plinth: string
  /** What glows on the wall behind it; `at` is from its own middle, `stars` how bright a night sky is there. */
  readonly glow: {
    readonly color: string
    readonly power: number
    readonly at: readonly [x: number, y: number]
    readonly size: number
    readonly stars: number
  }
}

/** Each device stands in the light of its own room: dusk with a lamp from the left, endless white, night. */
export const hallDevices: readonly HallDevice[] = [
  {
    slug: 'tape',
    scale: 1.42,
    half: [0.0715, 0.02],
    height: 0.092,
    foot: 0.0326,
    lean: -0.2,
    forward: 0.012,
    turn: [0.42, 0.06],
    closeUp: { share: 0.52, above: 0.03, away: 0.34 },
    lamp: { from: [-0.42, 0.5, 0.62], color: '#ffbe82', power: 6.4, angle: 0.3, near: 0.4 },
    plinth: '#21140c',
    glow: { color: '#ff8a3c', power: 0.15, at: [-0.07, 0.05], size: 0.135, stars: 0 },
  },
  {
    slug: 'ipod',
    scale: 1.42,
    half: [0.044, 0.012],
    height: 0.148,
    foot: 0.0524,
    lean: -0.07,
    forward: 0.004,
    turn: [0.36, -0.16],
    closeUp: { share: 0.52, above: 0.03, away: 0.36 },
    lamp: { from: [-0.12, 0.8, 0.4], color: '#ffffff', power: 5.4, angle: 0.3, near: 0.08 },
    plinth: '#cbd0d7',
    glow: { color: '#eef2fa', power: 0.3, at: [0, 0.03], size: 0.125, stars: 0 },
  },
  {
    slug: 'echo',
    scale: 0.8,
    half: [0.034, 0.034],
    height: 0.189,
    foot: 0,
    lean: 0,
    forward: 0,
    turn: [-0.5, 0.15],
    closeUp: { share: 0.84, above: 0.095, away: 0.3 },
    lamp: { from: [0.34, 0.55, -0.42], color: '#a9c8ff', power: 8.5, angle: 0.32, near: 0.4 },
    plinth: '#10131a',
    glow: { color: '#1f57d8', power: 0.15, at: [0.03, 0.06], size: 0.15, stars: 1 },
  },
]
