import type { Apart, Motion } from '../../../src/lib/hold/modelMotion.ts'
import { type Geometry, merge } from './geometry.ts'
import type { Part, Vec3 } from './model.ts'

interface Piece {
  /** The model it belongs to. */
  of: string
  name: string
  apart: Apart
  /** Where its own origin lies, mm: the pivot of what turns. */
  position?: Vec3
  motion?: Motion
  /** What it consists of, by surface. */
  /** Gets no baked light: large thin sheets. */
  unlit?: boolean
  made: Readonly<Record<string, readonly Geometry[]>>
}

/** A part that comes away: a group right under the model's root, with one mesh for each surface. */
export function piece({ of, name, made, unlit = false, ...group }: Piece): Part[] {
  return [
    { name, parent: of, ...group },
    ...Object.entries(made).map(([surface, geometries]) => ({
      name: `${name}_${surface}`,
      parent: name,
      surface,
      geometry: merge([...geometries]),
      unlit,
    })),
  ]
}
