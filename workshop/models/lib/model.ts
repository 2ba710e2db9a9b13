import type { Apart, Motion } from '../../../src/lib/hold/modelMotion.ts'
import type { Field } from './field.ts'
import type { Geometry } from './geometry.ts'

export type Vec3 = [number, number, number]

/** An image that a surface repeats. */
/** A picture of 8 bits a channel, grey (1) or RGB (3), rows from the top. */
export interface Pixels {
  width: number
  height: number
  channels: 1 | 3
  samples: Uint8Array
}

export interface Picture {
  pixels: Pixels
  /** Repeats across u and v; 1 unless told. */
  repeat?: [number, number]
}

/** What a part is made of. Colours are 0xrrggbb in sRGB, all else is 0 to 1. */
export interface Surface {
  color: number
  roughness: number
  metal?: number
  opacity?: number
  emissive?: number
  clearcoat?: { factor: number; roughness: number }
  /** Brushed or spun metal: strength, and the direction against u in radians. */
  anisotropy?: { strength: number; rotation: number }
  doubleSided?: boolean
  colorMap?: Picture
  emissiveMap?: Picture
  /** Strength of the bumps. */
  normalMap?: Picture & { strength: number }
  /** Red darkens crevices, green is roughness, blue metal. */
  ormMap?: Picture
}

/**
 * One node. What moves is an empty group at its pivot with meshes as children: quantization writes a scale and an offset
 * into mesh nodes, so a mesh node that is turned turns about the wrong point.
 */
export interface Part {
  name: string
  parent?: string
  /** Place in the parent, mm. */
  position?: Vec3
  /** Euler angles, radians. */
  rotation?: Vec3
  geometry?: Geometry
  /** Re-uses the mesh of a part that was listed before. */
  meshOf?: string
  surface?: string
  motion?: Motion
  /** How it comes away when the object is opened; such a part stands right under the model's root, without a turn. */
  apart?: Apart
  /** Gets no baked light (glass, lamps, and large flat faces, which streak). */
  unlit?: boolean
  /** Times the baked light is evened out, 1 unless told: more on surfaces of few and uneven vertices. */
  evening?: number
  /** Casts no baked shade. */
  shadeless?: boolean
  /** A second shape of the same vertices: offsets in mm, blended in by its weight. */
  morph?: { name: string; offsets: Float32Array }
}

/** How far and how deep crevices darken. */
export interface Ambience {
  /** Millimetres that a ray looks; 5 to 17 % of the object. */
  reach: number
  /** The darkest value. */
  floor: number
  /** Steps between dark and light, 63 unless told; fewer, fewer bytes. */
  levels?: number
  /** Height of the floor the object stands on, mm. */
  ground?: number
}

/** Light and wear of a plate seen from its front, as one texture over its uv. */
export interface Front {
  part: string
  /** The surface that gets the texture. */
  surface: string
  /** The part's box in its xy plane, the one its uv span. */
  box: readonly [x0: number, y0: number, x1: number, y1: number]
  /** One value a texel; its size is the texture's. */
  roughness: Field
  metal?: number
  /** Grey levels kept; fewer, fewer bytes. */
  levels?: number
}

export interface Model {
  name: string
  parts: Part[]
  surfaces: Record<string, Surface>
  ambience: Ambience
  fronts?: Front[]
}
