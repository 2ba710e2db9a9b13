import { test } from 'vitest'
import { expectShape, modelNames } from './models.ts'

test.each(modelNames.filter((name) => name.endsWith('Inside')))(
  '%s has the shape the committed file was made from, and is valid glTF',
  (name) => expectShape(name),
)
