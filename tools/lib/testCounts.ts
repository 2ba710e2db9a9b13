import { readFile } from 'node:fs/promises'
import * as z from 'zod'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()).optional(),
})

/**
 * Counts of a vitest or Playwright JSON report. A test file that could not even be loaded counts as one failure, and so
 * does a test that passed only when tried again, and a run that came to no test at all: its database did not start, say,
 * of which vitest tells with exit code 0.
 */
export function countTests(report: unknown): Counts {
  const counts = countsIn(report)
  return counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function countsIn(report: unknown): Counts {
  const vitest = VitestReport.safeParse(report)
  if (vitest.success) {
    const broken = vitest.data.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
    )
    return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests + broken.length }
  }
  const { stats, errors = [] } = PlaywrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Counts of the report in a file; nothing where the run ended before it wrote one. */
export async function readCounts(file: string): Promise<Counts> {
  try {
    return countTests(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { passed: 0, failed: 0 }
    throw error
  }
}
