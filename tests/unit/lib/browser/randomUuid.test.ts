import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { randomUuid } from '#lib/browser/randomUuid.ts'

test('is a UUID of version 4, another one each time', () => {
  const made = Array.from({ length: 200 }, randomUuid)
  for (const uuid of made) expect(z.uuid({ version: 'v4' }).safeParse(uuid).success).toBe(true)
  expect(new Set(made).size).toBe(200)
})
