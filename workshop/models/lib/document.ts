import { type Accessor, Document, type Material, type Mesh, type Node } from '@gltf-transform/core'
import { Euler, Quaternion } from 'three'
import { type Geometry, indexOf, valuesOf } from './geometry.ts'
import { createMaterial } from './material.ts'
import type { Model, Part, Vec3 } from './model.ts'
import { createPainter } from './paint.ts'

const metresPerMm = 0.001

/** The model as a glTF document in metres, nothing compressed yet. */
export async function documentOf(model: Model): Promise<Document> {
  const document = new Document()
  document.getRoot().getAsset().generator = 'nachklang model workshop'
  document.createBuffer()
  const scene = document.createScene(model.name)
  document.getRoot().setDefaultScene(scene)
  const { paint, finish } = createPainter(document)
  const materials = new Map<string, Material>()
  for (const [name, surface] of Object.entries(model.surfaces))
    materials.set(name, createMaterial(document, name, surface, paint))
  const nodes = new Map<string, Node>()
  for (const part of model.parts) {
    const node = createNode(document, part, nodes, materials)
    nodes.set(part.name, node)
    const parent = part.parent === undefined ? scene : nodes.get(part.parent)
    if (!parent) throw new Error(`${part.name} has no parent ${part.parent}`)
    parent.addChild(node)
  }
  for (const [name, material] of materials)
    if (material.listParents().length < 2) throw new Error(`no part is made of ${name}`)
  await finish()
  return document
}

function createNode(
  document: Document,
  part: Part,
  nodes: ReadonlyMap<string, Node>,
  materials: ReadonlyMap<string, Material>,
): Node {
  const node = document.createNode(part.name)
  if (part.position) node.setTranslation(inMetres(part.position))
  if (part.rotation) {
    const { x, y, z, w } = new Quaternion().setFromEuler(new Euler(...part.rotation))
    node.setRotation([x, y, z, w])
  }
  if (part.motion) {
    if (part.geometry || part.meshOf !== undefined)
      throw new Error(`${part.name} moves: its mesh belongs in a child`)
    node.setExtras({ motion: part.motion })
  }
  if (part.meshOf !== undefined) {
    const shared = nodes.get(part.meshOf)?.getMesh()
    if (!shared) throw new Error(`${part.name} shares a mesh that ${part.meshOf} has not`)
    return node.setMesh(shared)
  }
  if (!part.geometry) return node
  const material = part.surface === undefined ? undefined : materials.get(part.surface)
  if (!material) throw new Error(`${part.name} is made of ${part.surface}, which nobody described`)
  return node.setMesh(createMesh(document, part, part.geometry, material))
}

function createMesh(document: Document, part: Part, geometry: Geometry, material: Material): Mesh {
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(
      accessor(
        document,
        'SCALAR',
        geometry.getAttribute('position').count < 65536
          ? Uint16Array.from(indexOf(geometry))
          : Uint32Array.from(indexOf(geometry)),
      ),
    )
    .setAttribute('POSITION', accessor(document, 'VEC3', scaled(valuesOf(geometry, 'position'))))
    .setAttribute('NORMAL', accessor(document, 'VEC3', Float32Array.from(valuesOf(geometry, 'normal'))))
  if (geometry.hasAttribute('uv'))
    primitive.setAttribute(
      'TEXCOORD_0',
      accessor(document, 'VEC2', Float32Array.from(valuesOf(geometry, 'uv'))),
    )
  else if (hasTexture(material)) throw new Error(`${part.name} has a picture but no uv`)
  if (geometry.hasAttribute('color')) {
    const bytes = Uint8Array.from(valuesOf(geometry, 'color'), (value) => Math.round(value * 255))
    primitive.setAttribute('COLOR_0', accessor(document, 'VEC3', bytes).setNormalized(true))
  }
  const mesh = document.createMesh(part.name).addPrimitive(primitive)
  if (part.morph) {
    const offsets = accessor(document, 'VEC3', scaled(part.morph.offsets))
    primitive.addTarget(document.createPrimitiveTarget(part.morph.name).setAttribute('POSITION', offsets))
    mesh.setExtras({ targetNames: [part.morph.name] }).setWeights([0])
  }
  return mesh
}

function hasTexture(material: Material): boolean {
  return Boolean(
    material.getBaseColorTexture() ?? material.getNormalTexture() ?? material.getMetallicRoughnessTexture(),
  )
}

function accessor(
  document: Document,
  type: 'SCALAR' | 'VEC2' | 'VEC3',
  values:
    | Float32Array<ArrayBuffer>
    | Uint8Array<ArrayBuffer>
    | Uint16Array<ArrayBuffer>
    | Uint32Array<ArrayBuffer>,
): Accessor {
  const buffer = document.getRoot().listBuffers()[0]
  return document
    .createAccessor()
    .setType(type)
    .setArray(values)
    .setBuffer(buffer ?? null)
}

function scaled(values: ArrayLike<number>): Float32Array<ArrayBuffer> {
  return Float32Array.from(values, (value) => value * metresPerMm)
}

function inMetres([x, y, z]: Vec3): Vec3 {
  return [x * metresPerMm, y * metresPerMm, z * metresPerMm]
}
