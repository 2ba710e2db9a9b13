import type { ReactNode, Ref } from 'react'
import type { TurnKey } from '#lib/hold/turnKey.ts'
import type { Vec3 } from '#lib/geometry/projection.ts'
import type { ModelName } from '../models.gen.ts'
import type { Rig } from '../stage/Studio.tsx'

/** Actions of the page's keys. */
export interface Hand {
  readonly turn: (key: TurnKey) => void
}

/** Props from the page. */
export interface HeldProps {
  /** Set while the object is loaded. */
  readonly hand: Ref<Hand>
  /** Element for gestures: covers the picture under the page's keys. */
  readonly surface: HTMLElement
  /** CSS px that the page covers: the object is centred in the rest. */
  readonly covered: { readonly right: number; readonly bottom: number }
  /** How far it is opened, 0 to 1. */
  readonly opening: number
  /** The selected part; null is the whole. */
  readonly part: string | null
  /** A part was tapped. */
  readonly onPart: (id: string) => void
  /** State of the parts. They load when the object is first opened, and again with another `attempt`. */
  readonly onParts: (parts: 'loading' | 'ready' | 'failed') => void
  readonly attempt: number
}

/** Constants of an object. */
export interface HeldLook {
  /** Centre and radius, metres. */
  readonly middle: Vec3
  readonly reach: number
  /** Elevation of the camera above the front in the straight view, radians. */
  readonly above: number
  readonly rig: Rig
  /** Factor on reflections. */
  readonly intensity: number
  /** A distant lamp above left. */
  readonly lamp: { readonly color: string; readonly power: number }
  /** CSS colours in the middle and at the edges. */
  readonly backdrop: readonly [string, string]
  readonly inside: ModelName | null
}

export interface HeldSceneProps extends HeldProps {
  readonly look: HeldLook
  /** The object, closed. */
  readonly children: ReactNode
  /** False while something has to be removed from it first. */
  readonly mayOpen?: boolean
  /** Animated nodes by the part that carries them, in the object's coordinates. */
  readonly goesWith?: Readonly<Record<string, ReactNode>>
}
