import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inRoot } from '#tools/lib/paths.ts'

const Names = z._default(z.record(z.string(), z.string()), {})
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: Names,
      resolved: z.optional(z.string()),
      link: z.optional(z.boolean()),
    }),
  ),
})
const { packages } = Lock.parse(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))

test('the lock file holds the binaries of every platform: npm ci refuses one that does not', () => {
  const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies))
  const locked = Object.keys(packages)
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([])
})

test('the lock file names no registry', () => {
  expect(Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)).toEqual([])
})
