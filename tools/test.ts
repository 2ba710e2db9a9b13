import './requireNode.mjs'
import { ensureChromium } from './browser.ts'
import { inRoot, testReports } from './lib/paths.ts'
import { runSteps, vitest } from './lib/runSteps.ts'

// Component tests, tests of sound and walks run in it.
process.env.CHROMIUM_PATH = await ensureChromium()

process.exit(
  await runSteps(
    [
      { name: 'types', programs: ['src', 'server', '.'].map((project) => ['tsc', '-p', project] as const) },
      {
        name: 'lint, format, dead code',
        programs: [['oxlint', '--max-warnings', '0'], ['oxfmt', '--check', '.'], ['knip']],
      },
      ...['unit', 'component', 'sound', 'server'].map((project) => vitest(project, ['--project', project])),
      { name: 'build', programs: [[process.execPath, inRoot('tools/build.ts')]] },
      { name: 'walks', programs: [['playwright', 'test']], report: `${testReports}/walks.json` },
    ],
    { stopsAtFailure: true },
  ),
)
