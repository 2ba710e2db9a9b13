import * as z from 'zod/mini'

/** An answer of the contract whose lists may be async iterables. */
export type Streamed<T> = T extends readonly (infer Item)[]
  ? T | AsyncIterable<Streamed<Item>>
  : T extends object
    ? { readonly [K in keyof T]: Streamed<T[K]> }
    : T

/**
 * The JSON of an answer in pieces. Each item of an async list is validated and written before the next is read.
 * @throws Error where the answer does not match its schema
 */
export async function* jsonPieces(schema: z.core.$ZodType, value: unknown): AsyncGenerator<string> {
  if (isAsyncIterable(value)) {
    if (!(schema instanceof z.ZodMiniArray)) throw new TypeError('Only a list comes item by item')
    const { element } = schema.def
    let before = '['
    for await (const item of value) {
      yield before
      if (holdsStream(item)) yield* jsonPieces(element, item)
      else yield toJson(element, item)
      before = ','
    }
    yield before === '[' ? '[]' : ']'
  } else if (schema instanceof z.ZodMiniObject && holdsStream(value)) {
    let before = '{'
    for (const [key, part] of Object.entries(schema.def.shape)) {
      yield `${before}${JSON.stringify(key)}:`
      yield* jsonPieces(part, value[key])
      before = ','
    }
    yield '}'
  } else {
    yield toJson(schema, value)
  }
}

function toJson(schema: z.core.$ZodType, value: unknown): string {
  const { data, error } = z.safeEncode(schema, value)
  // Not the ZodError itself, which would be answered as a fault of the request.
  if (error !== undefined) throw new Error('An answer is not what the contract says', { cause: error })
  return JSON.stringify(data)
}

function holdsStream(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.values(value).some(isAsyncIterable)
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
