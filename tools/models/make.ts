import { bake } from './lib/bake.ts'
import { documentOf } from './lib/document.ts'
import { type Figures, measure } from './lib/measure.ts'
import type { Model } from './lib/model.ts'
import { modelIo, pack } from './lib/pack.ts'

export interface Made {
  figures: Figures
  /** As shipped. */
  glb: Uint8Array
  /** Before compression, for validators that cannot decode meshopt. */
  plain: Uint8Array
}

/** Builds, lights, packs and measures one model. */
export async function make(build: () => Model): Promise<Made> {
  const model = build()
  bake(model)
  const document = documentOf(model)
  const plain = await modelIo().writeBinary(document)
  const glb = await pack(document)
  return { figures: measure(model, document, glb), glb, plain }
}
