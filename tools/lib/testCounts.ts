import { readFile } from 'node:fs/promises'
import * as z from 'zod'

export interface Counts {
  readonly passed: number
  /** A name for each failure: of the test, or of the file that could not be loaded. */
  readonly failed: readonly string[]
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})
const PlaywrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(PlaywrightSuite).default([])
  },
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int() }),
  suites: z.array(PlaywrightSuite),
  errors: z.array(z.object({ message: z.string() })).default([]),
})

/**
 * Counts of a vitest or Playwright JSON report. A test file that could not even be loaded counts as one failure, and so
 * does a test that passed only when tried again, and a run that came to no test at all: its database did not start, say,
 * of which vitest tells with exit code 0.
 */
export function countTests(report: unknown): Counts {
  const counts = countsIn(report)
  return counts.passed + counts.failed.length === 0 ? { ...counts, failed: ['no test ran'] } : counts
}

function countsIn(report: unknown): Counts {
  const vitest = VitestReport.safeParse(report)
  if (vitest.success) {
    const failed = vitest.data.testResults.flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === 'failed')
      if (tests.length > 0) return tests.map(({ fullName }) => fullName)
      return file.status === 'failed' ? [`${file.name}: ${file.message}`] : []
    })
    return { passed: vitest.data.numPassedTests, failed }
  }
  const { stats, suites, errors } = PlaywrightReport.parse(report)
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(failedIn), ...errors.map(({ message }) => message)],
  }
}

const failedIn = ({ specs, suites }: z.infer<typeof PlaywrightSuite>): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${title} (${status})`),
  ),
  ...suites.flatMap(failedIn),
]

/** Counts of the report in a file; nothing where the run ended before it wrote one. */
export async function readCounts(file: string): Promise<Counts> {
  try {
    return countTests(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { passed: 0, failed: [] }
    throw error
  }
}
