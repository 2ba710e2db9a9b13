import * as fc from 'fast-check'
import * as z from 'zod'
import type { Route } from '#contract/route.ts'

type Schema = NonNullable<Route['body']>
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** What a schema of the contract takes, as JSON Schema. Refinements are not in it: `fits` knows them. */
export const jsonSchemaOf = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** Whether the server has to take it. Without a schema there is nothing to refuse. */
export const fits = (schema: Schema | undefined, value: unknown): boolean =>
  schema === undefined || z.safeParse(schema, value).success

/** Values that a schema of the contract takes; some lack what is optional. */
export const fitting = (schema: Schema): fc.Arbitrary<unknown> =>
  valuesOf(jsonSchemaOf(schema), false).filter((value) => fits(schema, value))

// Refinements may let through one value of many thousands.
const examples = new Map<Schema, unknown>()

/** A value that has everything that it may have, the same every time. */
export function example(schema: Schema): unknown {
  if (!examples.has(schema)) {
    const values = valuesOf(jsonSchemaOf(schema), true).filter((value) => fits(schema, value))
    examples.set(schema, fc.sample(values, { numRuns: 1, seed: 1 })[0])
  }
  return structuredClone(examples.get(schema))
}

/** The part of a schema that describes what may stand there; of several the first. */
export function firstOf(schema: z.core.JSONSchema._JSONSchema | undefined): JsonSchema {
  if (schema === undefined || typeof schema === 'boolean') return {}
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  return first === undefined ? schema : firstOf(first)
}

export const itemsOf = ({ items }: JsonSchema): JsonSchema => firstOf(Array.isArray(items) ? items[0] : items)

function valuesOf(schema: JsonSchema, isWhole: boolean): fc.Arbitrary<unknown> {
  const { const: only, enum: several, minLength = 0, maxLength = 40, pattern } = schema
  if (only !== undefined) return fc.constant(only)
  if (several !== undefined) return fc.constantFrom(...several)
  // What a refinement takes, no schema says.
  if (schema.examples !== undefined) return fc.constantFrom(...schema.examples)
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) {
    return isWhole
      ? valuesOf(firstOf(schema), true)
      : fc.oneof(...options.map((option) => valuesOf(option, false)))
  }
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      const shape = Object.entries(properties).map(([name, part]) => [
        name,
        valuesOf(isWhole || typeof part === 'boolean' ? firstOf(part) : part, isWhole),
      ])
      return fc.record<Record<string, unknown>>(Object.fromEntries(shape), {
        requiredKeys: isWhole ? Object.keys(properties) : required,
        noNullPrototype: true,
      })
    }
    case 'array': {
      const minLengthOfAll = Math.max(schema.minItems ?? 0, isWhole ? 1 : 0)
      return fc.array(valuesOf(itemsOf(schema), isWhole), {
        minLength: minLengthOfAll,
        maxLength: Math.min(schema.maxItems ?? 2, Math.max(minLengthOfAll, 2)),
      })
    }
    case 'integer': {
      const min = Math.max(schema.minimum ?? 1, 0)
      return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 5, 5)) })
    }
    // Years of birth are the numbers without bounds.
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 1931), max: Math.floor(schema.maximum ?? 2020) })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return pattern === undefined
        ? fc.string({ minLength, maxLength: Math.min(maxLength, 40) })
        : fc.stringMatching(new RegExp(pattern))
    default:
      return fc.constant(null)
  }
}
