import './requireNode.mjs'
import { globSync, readFileSync } from 'node:fs'
import { ensureChromium } from './browser.ts'
import { missingEngines } from './lib/engines.ts'
import { inRoot, root, testReports } from './lib/paths.ts'
import { runSteps, vitest } from './lib/runSteps.ts'

/*
 * What `npm test` leaves: tests that take minutes, all rounds and new random cases of those that make a few, Postgres,
 * the workshop, further walks and engines.
 */
process.env.NACHKLANG_FULL = '1'
process.env.CHROMIUM_PATH = await ensureChromium()

/** Files of a project of which `npm test` runs nothing, or less than all. */
const left = (project: string) =>
  globSync(`tests/${project}/**/*.test.{ts,tsx}`, { cwd: root }).filter(
    (file) =>
      file.includes('.full.') || /\brounds\(|from 'fast-check'/.test(readFileSync(inRoot(file), 'utf8')),
  )

process.exit(
  await runSteps(
    [
      ...['unit', 'sound', 'server'].map((project) =>
        vitest(project, ['--project', project, ...left(project)]),
      ),
      vitest('postgres', ['--project', 'postgres']),
      vitest('workshop', ['--root', inRoot('workshop')]),
      { name: 'walks', programs: [['playwright', 'test']], report: `${testReports}/walks.json` },
      {
        ...vitest('engines', [], [process.execPath, inRoot('tools/testEngines.ts')]),
        missing: missingEngines,
      },
    ],
    { stopsAtFailure: false },
  ),
)
