import { expect, test } from 'vitest'
import { make, shape } from '#workshop/models/make.ts'
import { objects } from '#workshop/models/registry.ts'
import { unlit } from '#workshop/models/unlit.gen.ts'
import { builder, expectOutline, expectValid, isMadeHere, modelNames, sha256 } from './models.ts'

test('building a model twice gives the same bytes', { timeout: 120_000 }, async () => {
  const [first, second] = [await make(builder('shelf')), await make(builder('shelf'))]
  expect(sha256(second.glb)).toBe(sha256(first.glb))
})

test('every registered model is in the manifest', () => {
  expect(modelNames.toSorted()).toEqual(Object.keys(objects).toSorted())
})

test.each(modelNames)(
  '%s has the shape the committed file was made from, and is valid glTF',
  async (name) => {
    const { plain, outline } = await shape(builder(name))
    if (isMadeHere) expect(sha256(plain)).toBe(unlit[name])
    expectOutline(name, outline)
    await expectValid(plain)
  },
)
