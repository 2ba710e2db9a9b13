import { readFile } from 'node:fs/promises'
import * as z from 'zod'

const Spec = z.object({ file: z.string(), line: z.int(), ok: z.boolean() })
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite))
  },
})
type Suite = z.infer<typeof Suite>
const Report = z.object({ suites: z.array(Suite), errors: z.optional(z.array(z.unknown())) })

/**
 * Where the red tests of a Playwright report stand, as `file:line`, which runs them again. Empty where something
 * else went wrong: an error outside any test has nothing that could be run again.
 */
export function redTests(report: unknown): readonly string[] {
  const { suites, errors = [] } = Report.parse(report)
  if (errors.length > 0) return []
  const places = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  return [...new Set(places.map(({ file, line }) => `${file}:${line}`))]
}

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** None where the run ended before its report. */
export async function readRedTests(file: string): Promise<readonly string[]> {
  try {
    return redTests(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
