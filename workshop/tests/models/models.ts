import { createHash } from 'node:crypto'
import { validateBytes } from 'gltf-validator'
import { expect } from 'vitest'
import { models, modelsMadeOn, type ModelName } from '../../../src/scenes/models.gen.ts'
import type { Outline } from '#workshop/models/lib/measure.ts'
import { shape } from '#workshop/models/make.ts'
import { objects } from '#workshop/models/registry.ts'
import { unlit } from '#workshop/models/unlit.gen.ts'

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** Elsewhere the bytes may differ in the last digit. */
export const isMadeHere = `${process.version} ${process.arch}` === modelsMadeOn

export function builder(name: string) {
  const build = objects[name]
  if (!build) throw new Error(`no model ${name}`)
  return build
}

export const modelNames = Object.keys(models).filter((name): name is ModelName => name in models)

/** It has the shape the committed file was made from, and is valid glTF. */
export async function expectShape(name: ModelName): Promise<void> {
  const { plain, outline } = await shape(builder(name))
  if (isMadeHere) expect(sha256(plain)).toBe(unlit[name])
  expectOutline(name, outline)
  await expectValid(plain)
}

export function expectOutline(name: ModelName, outline: Outline): void {
  const facts = models[name]
  expect(outline.nodes).toEqual(facts.nodes)
  expect(outline.triangles).toBe(facts.triangles)
  for (const k of [0, 1, 2] as const) {
    expect(outline.bounds.min[k]).toBeCloseTo(facts.bounds.min[k], 0)
    expect(outline.bounds.max[k]).toBeCloseTo(facts.bounds.max[k], 0)
  }
}

export async function expectValid(glb: Uint8Array): Promise<void> {
  const report = await validateBytes(glb)
  expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([])
  expect(report.issues.numErrors).toBe(0)
}
