import { mkdir, rm } from 'node:fs/promises'
import { command } from './command.ts'
import { testReports } from './paths.ts'
import { readCounts } from './testCounts.ts'
import type { Counts } from './testCounts.ts'

type Program = readonly [name: string, ...args: string[]]

export interface Step {
  readonly name: string
  /** Several run at the same time; what they print comes when they end. */
  readonly programs: readonly Program[]
  /** The JSON report of a step that runs tests. */
  readonly report?: string
  /** What it waits for. */
  readonly after?: () => Promise<unknown> | undefined
  /** Why it cannot run here, in a sentence; undefined: it can. It is asked when its turn comes. */
  readonly missing?: () => Promise<string | undefined>
}

interface Outcome {
  readonly name: string
  readonly seconds: number
  /** Undefined for a step without tests that succeeded, and one that could not run. */
  readonly counts: Counts | undefined
  readonly notRun?: string
}

const reportOf = (name: string) => `${testReports}/${name}.json`

/** A step of vitest, or of what runs it. */
export const vitest = (
  name: string,
  args: readonly string[],
  program: Program = ['vitest', 'run'],
): Step => ({
  name,
  programs: [
    [...program, '--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`, ...args],
  ],
  report: reportOf(name),
})

/** Runs steps one after the other and prints a table of them. @returns the exit code: 1 where one failed */
export async function runSteps(
  steps: readonly Step[],
  { stopsAtFailure }: { readonly stopsAtFailure: boolean },
): Promise<number> {
  await rm(testReports, { recursive: true, force: true })
  await mkdir(testReports, { recursive: true })
  const outcomes: Outcome[] = []
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`)
    const outcome = await run(step)
    outcomes.push(outcome)
    if (stopsAtFailure && hasFailed(outcome)) break
  }
  console.log(`\n${table(outcomes)}`)
  return outcomes.some(hasFailed) ? 1 : 0
}

const hasFailed = ({ counts }: Outcome) => counts !== undefined && counts.failed.length > 0

async function run({ name, programs, report, after, missing }: Step): Promise<Outcome> {
  const begun = performance.now()
  await after?.()
  const seconds = () => (performance.now() - begun) / 1000
  const notRun = await missing?.()
  if (notRun !== undefined) return { name, seconds: seconds(), counts: undefined, notRun }
  const quiet = programs.length > 1
  const codes = await Promise.all(
    programs.map(async ([program, ...args]) => {
      const { code, output } = await command(program, args, { quiet })
      if (quiet) process.stdout.write(output)
      return code
    }),
  )
  const counts = report === undefined ? undefined : await readCounts(report)
  const isGreen = codes.every((code) => code === 0)
  // A step that fails without a red test of its own is one failure: the table never says 0 when something is wrong.
  if (!isGreen && (counts?.failed.length ?? 0) === 0)
    return { name, seconds: seconds(), counts: { passed: counts?.passed ?? 0, failed: ['see above'] } }
  return { name, seconds: seconds(), counts }
}

/** Of each step its seconds and how many tests passed and failed, all of it, and the names of those that failed. */
function table(outcomes: readonly Outcome[]): string {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + of(outcome), 0)
  const rows = [
    ['step', 'seconds', 'passed', 'failed'],
    ...outcomes.map(({ name, seconds, counts, notRun }) =>
      notRun === undefined
        ? [name, seconds.toFixed(0), String(counts?.passed ?? ''), String(counts?.failed.length ?? '')]
        : [name, '', `not run: ${notRun}`, ''],
    ),
    [
      'all',
      sum(({ seconds }) => seconds).toFixed(0),
      String(sum(({ counts }) => counts?.passed ?? 0)),
      String(sum(({ counts }) => counts?.failed.length ?? 0)),
    ],
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [
    ...rows.map(([name = '', seconds = '', passed = '', failed = '']) =>
      `${name.padEnd(width)} ${seconds.padStart(8)} ${passed.padStart(7)} ${failed.padStart(7)}`.trimEnd(),
    ),
    ...outcomes.flatMap(({ name, counts }) =>
      (counts?.failed ?? []).map((test) => `failed in ${name}: ${test}`),
    ),
  ].join('\n')
}
