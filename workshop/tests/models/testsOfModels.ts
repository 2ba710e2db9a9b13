import { createHash } from 'node:crypto'
import { validateBytes } from 'gltf-validator'
import { expect, test } from 'vitest'
import { models, modelsMadeOn, type ModelName } from '../../../src/scenes/models.gen.ts'
import type { Outline } from '#workshop/models/lib/measure.ts'
import { make, shape } from '#workshop/models/make.ts'
import { objects } from '#workshop/models/registry.ts'
import { unlit } from '#workshop/models/unlit.gen.ts'

/** Their light takes most of a minute; `npm run test:full` bakes it, `npm test` compares what is lit. */
const slow: readonly ModelName[] = [
  'cassette',
  'cassetteInside',
  'computer',
  'deck',
  'player',
  'playerInside',
]

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** Elsewhere the bytes may differ in the last digit. */
const isMadeHere = `${process.version} ${process.arch}` === modelsMadeOn

export function builder(name: string) {
  const build = objects[name]
  if (!build) throw new Error(`no model ${name}`)
  return build
}

export const modelNames = Object.keys(models).filter((name): name is ModelName => name in models)
export const isInside = (name: ModelName): boolean => name.endsWith('Inside')

/** That these models are what their code makes. */
export function testsOfModels(names: readonly ModelName[]): void {
  const isFull = process.env.NACHKLANG_FULL !== undefined
  const lit = names.filter((name) => isFull || !slow.includes(name))
  test.each(lit)(
    '%s rebuilds to the committed file, and is valid glTF before compression',
    { timeout: 600_000 },
    async (name) => {
      const { glb, plain, figures } = await make(builder(name))
      if (isMadeHere) expect(sha256(glb)).toBe(models[name].sha256)
      expectOutline(name, figures)
      await expectValid(plain)
    },
  )

  test.each(names.filter((name) => !lit.includes(name)))(
    '%s has the shape the committed file was made from, and is valid glTF',
    { timeout: 600_000 },
    async (name) => {
      const { plain, outline } = await shape(builder(name))
      if (isMadeHere) expect(sha256(plain)).toBe(unlit[name])
      expectOutline(name, outline)
      await expectValid(plain)
    },
  )
}

function expectOutline(name: ModelName, outline: Outline) {
  const facts = models[name]
  expect(outline.nodes).toEqual(facts.nodes)
  expect(outline.triangles).toBe(facts.triangles)
  for (const k of [0, 1, 2] as const) {
    expect(outline.bounds.min[k]).toBeCloseTo(facts.bounds.min[k], 0)
    expect(outline.bounds.max[k]).toBeCloseTo(facts.bounds.max[k], 0)
  }
}

async function expectValid(glb: Uint8Array) {
  const report = await validateBytes(glb)
  expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([])
  expect(report.issues.numErrors).toBe(0)
}
