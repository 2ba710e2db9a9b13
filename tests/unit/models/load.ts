import { readFile } from 'node:fs/promises'
import type { Document } from '@gltf-transform/core'
import { modelIo } from '#tools/models/lib/pack.ts'
import type { ModelName } from '#scenes/models.gen.ts'

const folder = new URL('../../../public/models/', import.meta.url)

/** The committed file of a model, as bytes. */
export async function fileOf(name: ModelName): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`${name}.glb`, folder)))
}

/** The committed file of a model, decoded. */
export async function documentOf(name: ModelName): Promise<Document> {
  return modelIo().readBinary(await fileOf(name))
}
