import './requireNode.mjs'
import { globSync, readFileSync } from 'node:fs'
import { ensureChromium } from './browser.ts'
import { missingEngines } from './lib/engines.ts'
import { fail } from './lib/fail.ts'
import { inRoot, root, testReports } from './lib/paths.ts'
import { runSteps, type Step, vitest } from './lib/runSteps.ts'

/*
 * npm run test:full [-- STEP...]: what `npm test` leaves: tests that take minutes, all rounds and new random cases of those that make a few, Postgres,
 * the workshop, further walks and engines.
 */
process.env.NACHKLANG_FULL = '1'
process.env.CHROMIUM_PATH = await ensureChromium()

/** Files of a project of which `npm test` runs nothing, or less than all. */
const left = (project: string) =>
  globSync(`tests/${project}/**/*.test.{ts,tsx}`, { cwd: root }).filter(
    (file) =>
      file.includes('.full.') ||
      /@full|\brounds\(|from 'fast-check'/.test(readFileSync(inRoot(file), 'utf8')),
  )

const steps: readonly Step[] = [
  ...['unit', 'component', 'sound', 'server'].map((project) =>
    vitest(project, ['--project', project, ...left(project)]),
  ),
  vitest('postgres', ['--project', 'postgres']),
  vitest('workshop', ['--root', inRoot('workshop')]),
  { name: 'walks', programs: [['playwright', 'test']], report: `${testReports}/walks.json` },
  {
    ...vitest('engines', [], [process.execPath, inRoot('tools/testEngines.ts')]),
    missing: missingEngines,
  },
]
const names = steps.map(({ name }) => name)
const asked = process.argv.slice(2)
for (const name of asked) if (!names.includes(name)) fail(`There is no step ${name}: ${names.join(', ')}.`)

process.exit(
  await runSteps(
    steps.filter(({ name }) => asked.length === 0 || asked.includes(name)),
    { stopsAtFailure: false },
  ),
)
