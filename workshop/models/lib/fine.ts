import { TessellateModifier } from 'three/examples/jsm/modifiers/TessellateModifier.js'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Geometry } from './geometry.ts'

/** The same surface with no edge longer than `longest` mm: large faces need vertices for the shade that falls on them. */
export function fine(geometry: Geometry, longest: number): Geometry {
  const split = mergeVertices(new TessellateModifier(longest, 12).modify(geometry.toNonIndexed()))
  // A new vertex takes the mean of its neighbours' normals, which is shorter.
  split.normalizeNormals()
  return split
}
