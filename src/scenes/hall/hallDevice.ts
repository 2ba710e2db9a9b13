import type { ComponentType } from 'react'
import type { Vec3 } from '#lib/geometry/projection.ts'
import type { ModelName } from '../models.gen.ts'
import type { Rig } from '../stage/Studio.tsx'
import type { OnShowProps } from './nearness.ts'

/** How a device is shown in the hall: metres, radians, candela. Pages lay their links by it, so it knows no three. */
export interface HallDevice extends HallPlace {
  /** The device itself; it comes with the hall. */
  readonly OnShow: ComponentType<OnShowProps>
  /** Pictures of stories about it stand behind it. */
  readonly hasPrints?: true
}

/** Where it stands, and in what light. */
export interface HallPlace {
  /** The id of its exhibit. */
  readonly slug: string
  readonly model: ModelName
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
  /** What it and its plinth reflect. */
  readonly rig: Rig
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
