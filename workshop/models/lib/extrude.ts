import {
  BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Path,
  Shape,
  ShapeUtils,
  Vector2,
} from 'three'
import { fromLists, merge, type Geometry } from './geometry.ts'
import type { Region } from './kernel.ts'
import { creased } from './normals.ts'
import { type Point2, region, signedArea } from './outline.ts'

interface Bevel {
  /** Radius of the rounded edges, mm; 0 for sharp ones. */
  bevel?: number
  /** Steps of the rounding; more than five are wasted. */
  segments?: number
}

// Points nearer than this to a straight line are dropped: overlapping holes leave such and earcut trips over them.
const straightMm = 0.004
/** Prints are seen from farther away than edges, and hold twice that. */
const printMm = 0.008

/** A plate from z = 0 to `depth` with rounded edges inside the outline. */
export function plate(outline: Point2[], holes: Point2[][], depth: number, bevel: Bevel = {}): Geometry {
  return extrude(region(outline, holes), depth, bevel)
}

/** Extrudes an area from z = 0 to `depth`. Its booleans are done beforehand: overlapping holes break earcut. */
export function extrude(area: Region, depth: number, { bevel = 0, segments = 3 }: Bevel = {}): Geometry {
  return merge(
    shapesOf(area).map((shape) => {
      const geometry = new ExtrudeGeometry(shape, {
        depth: depth - 2 * bevel,
        bevelEnabled: bevel > 0,
        bevelThickness: bevel,
        bevelSize: bevel,
        bevelOffset: -bevel,
        bevelSegments: segments,
        curveSegments: 1,
        steps: 1,
      })
      geometry.translate(0, 0, bevel).deleteAttribute('uv')
      return creased(geometry, { capsRule: true })
    }),
  )
}

/** A flat print of an area at height z, facing +z: legends that stay sharp however near one comes. */
export function flat(area: Region, z = 0): Geometry {
  return merge(
    shapesOf(area, printMm).map((shape) => {
      const { shape: outer, holes } = shape.extractPoints(1)
      const points = [outer, ...holes].flat()
      const positions = points.flatMap((point) => [point.x, point.y, z])
      const geometry = fromLists(positions, ShapeUtils.triangulateShape(outer, holes).flat())
      return withUpNormals(geometry)
    }),
  )
}

/** The area's separate pieces as three shapes. */
function shapesOf(area: Region, tolerance = straightMm): Shape[] {
  return area
    .simplify(tolerance)
    .decompose()
    .map((piece) => {
      const rings = piece.toPolygons().toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)))
      const [outer = [], ...holes] = rings.map((ring) => ring.map(([x, y]) => new Vector2(x, y)))
      const shape = new Shape(outer)
      shape.holes = holes.map((hole) => new Path(hole))
      return shape
    })
}

function withUpNormals(geometry: BufferGeometry): Geometry {
  const count = geometry.getAttribute('position').count
  const normals = Array.from({ length: count }, () => [0, 0, 1]).flat()
  return geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
}
