import { brotliCompressSync } from 'node:zlib'
import type { Document } from '@gltf-transform/core'
import { Vector3 } from 'three'
import type { Apart, Motion } from '../../../src/lib/hold/modelMotion.ts'
import { indexOf } from './geometry.ts'
import type { Model, Vec3 } from './model.ts'
import { meshOf, placements } from './place.ts'

/** What a model holds, whatever light is baked into it. */
export interface Outline {
  name: string
  /** As drawn, shared meshes counted every time. */
  triangles: number
  /** One a mesh node. */
  drawCalls: number
  nodes: string[]
  motions: Record<string, Motion>
  /** Parts that come away when the object is opened, in that order. */
  apart: Record<string, Apart>
  /** Corners of the box in millimetres, in the model's own axes, to a tenth. */
  bounds: { min: Vec3; max: Vec3 }
}

export interface Figures extends Outline {
  bytes: number
  brotli: number
  textures: number
}

/** The box is taken from the vertices: three's own inflates morph targets. */
export function outlineOf(model: Model): Outline {
  const places = placements(model.parts)
  const [min, max] = [new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity)]
  const corner = new Vector3()
  let [triangles, drawCalls] = [0, 0]
  for (const part of model.parts) {
    const geometry = meshOf(model.parts, part)
    const place = places.get(part.name)
    if (!geometry || !place) continue
    drawCalls++
    triangles += indexOf(geometry).length / 3
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++) {
      corner.fromBufferAttribute(position, i).applyMatrix4(place)
      min.min(corner)
      max.max(corner)
    }
  }
  const tenth = (value: number): number => Math.round(value * 10) / 10
  return {
    name: model.name,
    triangles,
    drawCalls,
    nodes: model.parts.map((part) => part.name),
    motions: Object.fromEntries(
      model.parts.flatMap((part) => (part.motion ? [[part.name, part.motion]] : [])),
    ),
    apart: apartOf(model),
    bounds: {
      min: [tenth(min.x), tenth(min.y), tenth(min.z)],
      max: [tenth(max.x), tenth(max.y), tenth(max.z)],
    },
  }
}

/** How the parts of a model come away, in the order in which they do. */
export function apartOf({ parts }: Model): Record<string, Apart> {
  return Object.fromEntries(parts.flatMap(({ name, apart }) => (apart ? [[name, apart]] : [])))
}

/** What a model costs and holds. */
export function measure(model: Model, document: Document, glb: Uint8Array): Figures {
  return {
    ...outlineOf(model),
    bytes: glb.byteLength,
    brotli: brotliCompressSync(glb).byteLength,
    textures: document.getRoot().listTextures().length,
  }
}
