import { readFile } from 'node:fs/promises'
import type { Document } from '@gltf-transform/core'
import { modelIo } from '#workshop/models/lib/pack.ts'
import type { ModelName } from '../../../src/scenes/models.gen.ts'

const folder = new URL('../../../public/models/', import.meta.url)

/** The committed file of a model, decoded. */
export async function documentOf(name: ModelName): Promise<Document> {
  return modelIo().readBinary(new Uint8Array(await readFile(new URL(`${name}.glb`, folder))))
}
