import { writeFileSync } from 'node:fs'
import * as z from 'zod'
import type { LimitId } from './limitsToHold.ts'

/** What one run found for one limit. */
const Found = z.object({
  id: z.string(),
  figure: z.string(),
  /** The other's figure from the same run, and ours by the other's. */
  peer: z.optional(z.string()),
  ratio: z.optional(z.number()),
  holds: z.boolean(),
})
export type Found = z.infer<typeof Found>

/** What a bench leaves in the file that BENCH_JSON names. */
export const FoundFile = z.array(Found)

const found: Found[] = []
const file = process.env.BENCH_JSON

/** Keeps what a run found, for `npm run bench`, which asks for it. */
export function recordResult(one: Found & { readonly id: LimitId }): void {
  found.push(one)
  if (file !== undefined) writeFileSync(file, JSON.stringify(found))
}

/** A figure as it is measured, or a small one that only shows that the bench runs (`npm run bench -- --quick`). */
export const sized = (usual: number, quick: number): number =>
  process.env.BENCH_QUICK === undefined ? usual : quick
