import './requireNode.mjs'
import { mkdir, rm } from 'node:fs/promises'
import { ensureChromium } from './browser.ts'
import { browserReport, retryReport } from './lib/browserReports.ts'
import { command } from './lib/command.ts'
import { inRoot } from './lib/paths.ts'
import { none, readCounts } from './lib/testCounts.ts'

interface Step {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  /** The JSON report of a step that runs tests. */
  readonly report?: string
  /** The report of red tests that were heard again. */
  readonly retry?: string
}

const reports = inRoot('.cache/test')
const node = process.execPath

const vitest = (project: string): Step => ({
  name: `${project} tests`,
  program: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports}/${project}.json`,
  ],
  report: `${reports}/${project}.json`,
})

const workshop: Step = {
  name: 'tests of the workshop',
  program: 'vitest',
  args: [
    'run',
    '--root',
    inRoot('workshop'),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports}/workshop.json`,
  ],
  report: `${reports}/workshop.json`,
}

const engines: Step = {
  name: 'walks in Firefox and WebKit',
  program: node,
  args: [
    inRoot('tools/testEngines.ts'),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports}/engines.json`,
  ],
  report: `${reports}/engines.json`,
}

const steps: readonly Step[] = [
  { name: 'types of the browser code', program: 'tsc', args: ['-p', 'src'] },
  { name: 'types of the server', program: 'tsc', args: ['-p', 'server'] },
  { name: 'types of tools and tests', program: 'tsc', args: ['-p', '.'] },
  { name: 'lint', program: 'oxlint', args: ['--max-warnings', '0'] },
  { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
  { name: 'dead code', program: 'knip', args: [] },
  vitest('unit'),
  vitest('component'),
  vitest('sound'),
  vitest('server'),
  vitest('postgres'),
  ...(process.env.NACHKLANG_FULL === undefined ? [] : [workshop]),
  { name: 'build', program: node, args: [inRoot('tools/build.ts')] },
  {
    name: 'browser tests',
    program: node,
    args: [inRoot('tools/testBrowser.ts')],
    report: browserReport,
    retry: retryReport,
  },
  ...(process.env.NACHKLANG_FULL === undefined ? [] : [engines]),
]

// Component tests and browser tests run in it.
await ensureChromium()

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

let passed = 0
let failed = 0
let heard = 0
let exitCode = 0
for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.name}`)
  const { code } = await command(step.program, step.args)
  const counts = step.report === undefined ? none : await readCounts(step.report, step.retry)
  heard += counts.heard
  passed += counts.passed
  // A step without tests of its own that fails is one failure: the summary never says 0 when something is wrong.
  failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
  exitCode = code !== 0 ? code : counts.failed > 0 ? 1 : 0
  if (exitCode !== 0) {
    console.log(`\nStopped at: ${step.name} (exit code ${exitCode}).`)
    break
  }
}
console.log(
  `${passed} passed, ${failed} failed${heard > 0 ? `, ${heard} of them passed on a second hearing` : ''}`,
)
process.exit(exitCode)
