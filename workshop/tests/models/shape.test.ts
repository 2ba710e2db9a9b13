import { expect, test } from 'vitest'
import { make } from '#workshop/models/make.ts'
import { objects } from '#workshop/models/registry.ts'
import { builder, expectShape, modelNames, sha256 } from './models.ts'

test('building a model twice gives the same bytes', { timeout: 120_000 }, async () => {
  const [first, second] = [await make(builder('shelf')), await make(builder('shelf'))]
  expect(sha256(second.glb)).toBe(sha256(first.glb))
})

test('every registered model is in the manifest', () => {
  expect(modelNames.toSorted()).toEqual(Object.keys(objects).toSorted())
})

// insides.test.ts has the others, on another core.
test.each(modelNames.filter((name) => !name.endsWith('Inside')))(
  '%s has the shape the committed file was made from, and is valid glTF',
  (name) => expectShape(name),
)
