import { BufferGeometry, Float32BufferAttribute } from 'three'
import { at } from './at.ts'
import { type Geometry, indexOf, valuesOf } from './geometry.ts'
import { Manifold, SolidMesh } from './kernel.ts'

type Solid = InstanceType<typeof Manifold>

const channels = 6

/** A closed geometry as a solid that carries its normals, so that cuts leave the shading of what remains alone. */
function solid(geometry: Geometry): Solid {
  const position = valuesOf(geometry, 'position')
  const normal = valuesOf(geometry, 'normal')
  const count = position.length / 3
  const vertProperties = new Float32Array(count * channels)
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 3; k++) {
      vertProperties[i * channels + k] = at(position, i * 3 + k)
      vertProperties[i * channels + 3 + k] = at(normal, i * 3 + k)
    }
  const mesh = new SolidMesh({
    numProp: channels,
    vertProperties,
    triVerts: Uint32Array.from(indexOf(geometry)),
  })
  mesh.merge()
  return Manifold.ofMesh(mesh)
}

/** The body minus the tools, all closed. Normals of the cut faces are the tools' own, turned inside out. */
export function cut(body: Geometry, tools: Geometry[]): Geometry {
  const result = Manifold.difference([solid(body), ...tools.map((tool) => solid(flipped(tool)))])
  const mesh = result.getMesh()
  const count = mesh.vertProperties.length / mesh.numProp
  const positions = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 3; k++) {
      positions[i * 3 + k] = at(mesh.vertProperties, i * mesh.numProp + k)
      normals[i * 3 + k] = at(mesh.vertProperties, i * mesh.numProp + 3 + k)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setIndex([...mesh.triVerts])
  // Cuts interpolate normals, which shortens them.
  geometry.normalizeNormals()
  return geometry
}

/** The same surface with normals pointing inwards: what a tool leaves behind. */
function flipped(geometry: Geometry): Geometry {
  const copy = geometry.clone()
  const normal = copy.getAttribute('normal')
  for (let i = 0; i < normal.count; i++) normal.setXYZ(i, -normal.getX(i), -normal.getY(i), -normal.getZ(i))
  return copy
}
