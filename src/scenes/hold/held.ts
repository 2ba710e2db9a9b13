import type { ReactNode, Ref } from 'react'
import type { TurnKey } from '#lib/hold/turnKey.ts'
import type { Vec3 } from '#lib/geometry/projection.ts'
import type { ModelName } from '../models.gen.ts'
import type { Rig } from '../stage/Studio.tsx'

/** What keys of the page do to the object in the hand. */
export interface Hand {
  readonly turn: (key: TurnKey) => void
}

/** What the page says of the object that somebody holds. */
export interface HeldProps {
  /** Set while the object is there. */
  readonly hand: Ref<Hand>
  /** Where gestures happen: an element over the whole picture, under the page's own keys. */
  readonly surface: HTMLElement
  /** CSS px that the page covers: the object lies in the middle of what is left. */
  readonly covered: { readonly right: number; readonly bottom: number }
  /** How far it is taken apart, 0 to 1. */
  readonly opening: number
  /** The part that is looked at; null is the whole. */
  readonly part: string | null
  /** A part was tapped. */
  readonly onPart: (id: string) => void
  /** How loading of the parts goes; they are asked for when the object is opened first, and with another `attempt`. */
  readonly onParts: (parts: 'loading' | 'ready' | 'failed') => void
  readonly attempt: number
}

/** How an object is held; a constant of it. */
export interface HeldLook {
  /** Its middle, and how far it reaches from there; metres. */
  readonly middle: Vec3
  readonly reach: number
  /** Radians above its front from which it is looked at when it is straight. */
  readonly above: number
  readonly rig: Rig
  /** Factor on its reflections. */
  readonly intensity: number
  /** Of a far lamp above left. */
  readonly lamp: { readonly color: string; readonly power: number }
  /** CSS colours behind it: in the middle, and at the edges. */
  readonly backdrop: readonly [string, string]
  /** The model of its parts. */
  readonly inside: ModelName | null
}

export interface HeldSceneProps extends HeldProps {
  readonly look: HeldLook
  /** The object, closed. */
  readonly children: ReactNode
  /** False as long as something has to be taken out of it before it is taken apart. */
  readonly mayOpen?: boolean
  /** What runs on while it is apart, by the part that carries it; in the coordinates of the object. */
  readonly goesWith?: Readonly<Record<string, ReactNode>>
}
