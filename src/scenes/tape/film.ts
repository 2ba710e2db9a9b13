import { MathUtils } from 'three'
import type { Camera, Vec3 } from '#lib/geometry/projection.ts'
import type { TapeLayout } from './layout.ts'
import { type Pull, pulled } from './motion.ts'

/** Seconds. */
export const filmSeconds = 6

export interface FilmClock {
  readonly seconds: () => number
}

/** The deck at one moment of the film. */
interface FilmPose {
  /** 0 closed to 1 open. */
  readonly door: number
  /** See tapeWay. */
  readonly way: number
  /** Travel of the power button, 0 to 1. */
  readonly power: number
  /** Brightness of the deck's lamps, 0 to 1. */
  readonly lamps: number
  /** Lit points of the meter, 0 to 12. */
  readonly lit: number
  readonly turns: number
}

/*
 * The film: a cassette in the hand (0 s), the door opens and the tape goes in (2 s), the door closes (4 s), the deck
 * lights up (6 s). All motions are springs that are pulled at the moments below. The camera looks at
 * the tape in the hand -> the door from the side -> the face of the deck, close -> the whole scene
 */
const doorPulls: readonly Pull[] = [
  { at: 0.7, to: 1, rate: 8.5 },
  { at: 2.95, to: 0, rate: 8.5 },
]
const wayPulls: readonly Pull[] = [
  { at: 0, to: 1, rate: 2.6 },
  { at: 1.5, to: 0, rate: 4.4 },
]
const powerPulls: readonly Pull[] = [{ at: 3.5, to: 1, rate: 22 }]
const lampPulls: readonly Pull[] = [{ at: 3.62, to: 1, rate: 7 }]
const counterPulls: readonly Pull[] = [{ at: 3.8, to: 0, rate: 4.6 }]

interface Shot {
  /** When the camera goes there, seconds, and how fast, 1/s. */
  readonly at: number
  readonly rate: number
  readonly eye: Vec3
  readonly target: Vec3
  /** Metres across the narrow side of the picture, at the target. */
  readonly span: number
}

const shots: readonly [Shot, ...Shot[]] = [
  { at: 0, rate: 0, eye: [-0.31, 0.03, 0.66], target: [-0.098, -0.004, 0.2], span: 0.15 },
  { at: 0.7, rate: 2.1, eye: [-0.44, 0.19, 0.5], target: [-0.12, 0.045, 0.03], span: 0.225 },
  { at: 2.75, rate: 2.6, eye: [0.06, 0.06, 0.74], target: [-0.015, 0, 0], span: 0.25 },
]
/** When the camera goes to its final pose. */
const homeward = { at: 4.3, rate: 4.6 } as const

/** @param seconds since the film began; the last pose holds after its end */
export function filmPose(seconds: number): FilmPose {
  const sweep = seconds - 3.75
  return {
    door: pulled(0, doorPulls, seconds),
    way: pulled(1.17, wayPulls, seconds),
    power: pulled(0, powerPulls, seconds),
    lamps: pulled(0, lampPulls, seconds),
    lit: Math.round(
      12.4 * MathUtils.smoothstep(sweep, 0, 0.45) * (1 - MathUtils.smoothstep(sweep, 0.6, 1.5)),
    ),
    turns: pulled(64, counterPulls, seconds),
  }
}

/** Camera of the film. @param aspect width by height of the picture */
export function filmCamera(seconds: number, { camera: home }: TapeLayout, aspect: number): Camera {
  const along = (pick: (shot: { eye: Vec3; target: Vec3; fov: number }) => number) => {
    const [first, ...others] = shots
    const pulls = others.map((shot) => ({ at: shot.at, rate: shot.rate, to: pick(framed(shot, aspect)) }))
    return pulled(pick(framed(first, aspect)), [...pulls, { ...homeward, to: pick(home) }], seconds)
  }
  return {
    eye: [along((c) => c.eye[0]), along((c) => c.eye[1]), along((c) => c.eye[2])],
    target: [along((c) => c.target[0]), along((c) => c.target[1]), along((c) => c.target[2])],
    fov: along((c) => c.fov),
  }
}

function framed({ eye, target, span }: Shot, aspect: number): Camera {
  const away = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2])
  const height = aspect < 1 ? span / aspect : span
  return { eye, target, fov: (Math.atan(height / 2 / away) * 360) / Math.PI }
}
