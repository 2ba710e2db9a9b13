import type { ComponentType } from 'react'
import type { Vec3 } from '#lib/geometry/projection.ts'
import type { ModelName } from '../models.gen.ts'
import type { Rig } from '../stage/Studio.tsx'
import type { OnShowProps } from './nearness.ts'

/** A device in the hall: metres, radians, candela. Without three, since pages lay links by it. */
export interface HallDevice extends HallPlace {
  /** The device; loaded with the hall. */
  readonly OnShow: ComponentType<OnShowProps>
  /** Pictures of its stories stand behind it. */
  readonly hasPrints?: true
}

export interface HallPlace {
  /** Id of its exhibit. */
  readonly slug: string
  readonly model: ModelName
  /** Enlargement, so that a cassette can be seen beside a speaker. */
  readonly scale: number
  /** Half width and half depth at that scale. */
  readonly half: readonly [width: number, depth: number]
  readonly height: number
  /** Height of the model's origin above its lower edge, at the model's scale. */
  readonly foot: number
  /** Lean of a flat device, and its distance in front of the plinth's centre. */
  readonly lean: number
  readonly forward: number
  /** Turn about the vertical, not approached and approached. */
  readonly turn: readonly [far: number, near: number]
  /** End of the camera's flight: the target's height as a share of the device's, elevation and distance. */
  readonly closeUp: { readonly share: number; readonly above: number; readonly away: number }
  /** Its lamp, from the centre of the plinth's top; `near` is the factor when approached. */
  readonly lamp: {
    readonly from: Vec3
    readonly color: string
    readonly power: number
    readonly angle: number
    readonly near: number
  }
  /** Reflections of device and plinth. */
  readonly rig: Rig
  readonly plinth: string
  /** The glow on the wall behind it; `at` is from the device's centre, `stars` the brightness of stars in it. */
  readonly glow: {
    readonly color: string
    readonly power: number
    readonly at: readonly [x: number, y: number]
    readonly size: number
    readonly stars: number
  }
}
