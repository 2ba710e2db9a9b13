import { expect, test } from 'vitest'
import { models } from '../../../src/scenes/models.gen.ts'
import { make } from '#workshop/models/make.ts'
import { builder, expectOutline, expectValid, isMadeHere, modelNames, sha256 } from './models.ts'

// Their light takes minutes: CI leaves it, and asks by their shapes whether the committed files are made anew.
test.each(modelNames)(
  '%s with its light is the committed file, and valid glTF before compression',
  async (name) => {
    const { glb, plain, figures } = await make(builder(name))
    if (isMadeHere) expect(sha256(glb)).toBe(models[name].sha256)
    expectOutline(name, figures)
    await expectValid(plain)
  },
)
