import './requireNode.mjs'
import { ensureChromium } from './browser.ts'
import { inRoot, testReports } from './lib/paths.ts'
import { runSteps, vitest } from './lib/runSteps.ts'

// Component tests, tests of sound and walks run in it.
process.env.CHROMIUM_PATH = await ensureChromium()

const sound = vitest('sound', ['--project', 'sound'])
const prepareWalks = [process.execPath, inRoot('tools/prepareWalks.ts')] as const

process.exit(
  await runSteps(
    [
      { name: 'types', programs: ['src', 'server', '.'].map((project) => ['tsc', '-p', project] as const) },
      {
        name: 'lint, format, dead code',
        programs: [['oxlint', '--max-warnings', '0'], ['oxfmt', '--check', '.'], ['knip']],
      },
      ...['unit', 'component', 'server'].map((project) => vitest(project, ['--project', project])),
      // Tests of sound take one processor alone, so the client is built and the narrations are spoken meanwhile.
      { ...sound, name: 'sound, build', programs: [...sound.programs, prepareWalks] },
      { name: 'walks', programs: [['playwright', 'test']], report: `${testReports}/walks.json` },
    ],
    { stopsAtFailure: true },
  ),
)
