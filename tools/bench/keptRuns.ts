import { mkdir, readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod'
import { inRoot } from '../house/paths.ts'
import { FoundFile } from './results.ts'

/** One bench as it last ran here. */
const BenchRun = z.object({
  /** When it began, ISO 8601. */
  at: z.string(),
  /** Load average of the last minute before it. */
  load: z.number(),
  /** null: it failed before it found all. */
  found: z.nullable(FoundFile),
})
export type BenchRun = z.infer<typeof BenchRun>

const folder = inRoot('.cache/bench')
const fileOf = (bench: string) => `${folder}/${bench.replace(':', '-')}.json`

/** Keeps a run, so that a long list can be measured in parts. */
export async function keepRun(bench: string, run: BenchRun): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(bench), JSON.stringify(run))
}

/** The last run of a bench on this machine; undefined where there is none. */
export async function keptRun(bench: string): Promise<BenchRun | undefined> {
  try {
    return BenchRun.parse(JSON.parse(await readFile(fileOf(bench), 'utf8')))
  } catch {
    return undefined
  }
}
