import './requireNode.mjs'
import { ensureChromium } from './browser.ts'
import { command } from './lib/command.ts'
import { inRoot, testReports } from './lib/paths.ts'
import { runSteps, vitest } from './lib/runSteps.ts'

// Component tests, tests of sound and walks run in it.
process.env.CHROMIUM_PATH = await ensureChromium()

// What walks need is made while other tests run: narrations are spoken at the lowest priority, in what those leave.
const preparing = new AbortController()
const prepareWalks = [inRoot('tools/prepareWalks.ts')]
// Where it fails the walks try again, and say why.
const prepared = command(process.execPath, prepareWalks, { quiet: true, signal: preparing.signal }).catch(
  () => undefined,
)

const code = await runSteps(
  [
    {
      name: 'types',
      // Side by side, each with one checker: several would look at much of it twice.
      programs: ['src', 'server', '.'].map((project) => ['tsc', '-p', project, '--checkers', '1'] as const),
    },
    {
      name: 'lint, format, dead code',
      programs: [['oxlint', '--max-warnings', '0'], ['oxfmt', '--check', '.'], ['knip']],
    },
    ...['unit', 'component', 'server', 'sound'].map((project) => vitest(project, ['--project', project])),
    {
      name: 'walks',
      // The others take longer: `npm run test:full`.
      programs: [['playwright', 'test', '--grep-invert', '@full|@nightly|@states']],
      report: `${testReports}/walks.json`,
      after: prepared,
    },
  ],
  { stopsAtFailure: true },
)
preparing.abort()
process.exit(code)
