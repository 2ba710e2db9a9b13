import './requireNode.mjs'
import { ensureChromium } from './browser.ts'
import { testReports } from './lib/paths.ts'
import { runSteps, vitest } from './lib/runSteps.ts'

// Component tests, tests of sound and walks run in it.
process.env.CHROMIUM_PATH = await ensureChromium()

// Walks that need narrations are @full.
process.env.NACHKLANG_SILENT = '1'

const sound = vitest('sound', ['--project', 'sound'])

process.exit(
  await runSteps(
    [
      {
        name: 'types, lint, format, dead code',
        programs: [
          // Each with one checker: several would look at much of it twice.
          ...['.', 'src', 'server'].map((project) => ['tsc', '-p', project, '--checkers', '1'] as const),
          ['oxlint', '--max-warnings', '0'],
          ['oxfmt', '--check', '.'],
          ['knip'],
        ],
      },
      ...['unit', 'component', 'server'].map((project) => vitest(project, ['--project', project])),
      // Tests of sound run one after the other; beside them the walks' client is built.
      { ...sound, programs: [...sound.programs, [process.execPath, 'tools/build.ts']] },
      {
        name: 'walks',
        // The others take longer: `npm run test:full`.
        programs: [['playwright', 'test', '--grep-invert', '@full|@nightly|@states']],
        report: `${testReports}/walks.json`,
      },
    ],
    { stopsAtFailure: true },
  ),
)
