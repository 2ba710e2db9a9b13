import * as z from 'zod/mini'

/**
 * What the client checks in place of `z.record` (tools/vite/slimContract.ts puts it there): every value by its schema, and every key
 * where they are told.
 */
export function recordOf(keys: z.ZodMiniType, values: z.ZodMiniType) {
  return z.custom(
    (record) =>
      typeof record === 'object' &&
      record !== null &&
      Object.entries(record).every(
        ([key, value]) => z.safeParse(keys, key).success && z.safeParse(values, value).success,
      ),
  )
}
