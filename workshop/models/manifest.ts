import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { models } from '../../src/scenes/models.gen.ts'
import type { Made } from './make.ts'
import { unlit as formerUnlit } from './unlit.gen.ts'

const target = new URL('../../src/scenes/models.gen.ts', import.meta.url)
const unlitTarget = new URL('./unlit.gen.ts', import.meta.url)

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const head = `// Written by \`npm run make -- models\`; do not edit.
import type { Apart, Motion } from '#lib/hold/modelMotion.ts'

export interface ModelFacts {
  /** Changes with the file's content: files in public are not hashed by the bundler. */
  url: string
  sha256: string
  bytes: number
  brotli: number
  /** As drawn; meshes that nodes share count every time. */
  triangles: number
  drawCalls: number
  textures: number
  /** Millimetres in the model's own axes. */
  bounds: { min: readonly [number, number, number]; max: readonly [number, number, number] }
  nodes: readonly string[]
  /** Nodes that may move, and how. */
  motions: Readonly<Record<string, Motion>>
  /** Parts that come away when the object is opened, in the order in which they do. */
  apart: Readonly<Record<string, Apart>>
}
`

/**
 * Writes the typed list of all models that scenes load from, and of what they are before they are lit. What was not made
 * now stays as it was.
 * @param names all models there are
 */
export async function writeManifest(names: readonly string[], all: readonly Made[]): Promise<void> {
  const facts = new Map<string, unknown>(Object.entries(models))
  const unlit = new Map<string, string>(Object.entries(formerUnlit))
  for (const { figures, glb, unlit: plain } of all) {
    const { name, bytes, brotli, triangles, drawCalls, textures, bounds, nodes, motions, apart } = figures
    const sha256 = sha256Of(glb)
    const url = `/models/${name}.glb?v=${sha256.slice(0, 12)}`
    facts.set(name, {
      url,
      sha256,
      bytes,
      brotli,
      triangles,
      drawCalls,
      textures,
      bounds,
      nodes,
      motions,
      apart,
    })
    unlit.set(name, sha256Of(plain))
  }
  const known = names.filter((name) => facts.has(name))
  const entries = known.map((name) => `  ${name}: ${JSON.stringify(facts.get(name))},\n`)
  const made = `/** The Node and processor the files were made on: elsewhere their bytes may differ in the last digit. */
export const modelsMadeOn = ${JSON.stringify(`${process.version} ${process.arch}`)}
`
  const list = `export const models = {\n${entries.join('')}} as const satisfies Record<string, ModelFacts>\n`
  await writeFile(target, `${head}\n${made}\n${list}\nexport type ModelName = keyof typeof models\n`)
  const hashes = known.map((name) => `  ${name}: '${unlit.get(name)}',\n`)
  await writeFile(
    unlitTarget,
    `// Written by \`npm run make -- models\`; do not edit.
import type { ModelName } from '../../src/scenes/models.gen.ts'

/** SHA-256 of each model's plain glTF before light is baked in: whether the committed file was made from this shape. */
export const unlit: Readonly<Record<ModelName, string>> = {\n${hashes.join('')}}\n`,
  )
}
