import { bake } from './lib/bake.ts'
import { documentOf } from './lib/document.ts'
import { type Figures, measure, type Outline, outlineOf } from './lib/measure.ts'
import type { Model } from './lib/model.ts'
import { modelIo, pack } from './lib/pack.ts'

/** A model as it is before light is baked into it, which takes nine tenths of the time. */
export interface Shaped {
  outline: Outline
  /** Uncompressed glTF: every node, vertex and material. */
  plain: Uint8Array
}

export interface Made {
  figures: Figures
  /** As shipped. */
  glb: Uint8Array
  /** Before compression, for validators that cannot decode meshopt. */
  plain: Uint8Array
  /** Before light was baked in. */
  unlit: Uint8Array
}

/** Builds one model without light. */
export async function shape(build: () => Model): Promise<Shaped> {
  const model = build()
  return { outline: outlineOf(model), plain: await modelIo().writeBinary(await documentOf(model)) }
}

/** Builds, lights, packs and measures one model. */
export async function make(build: () => Model): Promise<Made> {
  const model = build()
  const unlit = await modelIo().writeBinary(await documentOf(model))
  bake(model)
  const document = await documentOf(model)
  const plain = await modelIo().writeBinary(document)
  const glb = await pack(document)
  return { figures: measure(model, document, glb), glb, plain, unlit }
}
