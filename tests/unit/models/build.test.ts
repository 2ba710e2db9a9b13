import { createHash } from 'node:crypto'
import { validateBytes } from 'gltf-validator'
import { expect, test } from 'vitest'
import { models, modelsMadeOn, type ModelName } from '../../../src/scenes/models.gen.ts'
import { make } from '../../../tools/models/make.ts'
import { objects } from '../../../tools/models/registry.ts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function builder(name: string) {
  const build = objects[name]
  if (!build) throw new Error(`no model ${name}`)
  return build
}

test('building a model twice gives the same bytes', { timeout: 120_000 }, async () => {
  const [first, second] = [await make(builder('shelf')), await make(builder('shelf'))]
  expect(sha256(second.glb)).toBe(sha256(first.glb))
})

const names = Object.keys(models).filter((name): name is ModelName => name in models)

test('every registered model is in the manifest', () => {
  expect(names.toSorted()).toEqual(Object.keys(objects).toSorted())
})

test.each(names)(
  '%s rebuilds to the committed file, and is valid glTF before compression',
  { timeout: 600_000 },
  async (name) => {
    const { glb, plain, figures } = await make(builder(name))
    const facts = models[name]
    if (`${process.version} ${process.arch}` === modelsMadeOn) expect(sha256(glb)).toBe(facts.sha256)
    expect(figures.nodes).toEqual(facts.nodes)
    expect(figures.triangles).toBe(facts.triangles)
    for (const k of [0, 1, 2] as const) {
      expect(figures.bounds.min[k]).toBeCloseTo(facts.bounds.min[k], 0)
      expect(figures.bounds.max[k]).toBeCloseTo(facts.bounds.max[k], 0)
    }
    const report = await validateBytes(plain)
    expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([])
    expect(report.issues.numErrors).toBe(0)
  },
)
