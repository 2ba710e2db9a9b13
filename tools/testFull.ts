import './requireNode.mjs'
import { globSync, readFileSync } from 'node:fs'
import { ensureChromium } from './browser.ts'
import { command } from './lib/command.ts'
import { missingEngines } from './lib/engines.ts'
import { fail } from './lib/fail.ts'
import { inRoot, root, testReports } from './lib/paths.ts'
import { runSteps, type Step, vitest } from './lib/runSteps.ts'

/*
 * npm run test:full [-- STEP...]: what `npm test` leaves: tests that take longer than a second, all rounds and new
 * random cases of those that make a few, Postgres and the workshop, which CI runs as well (.ci/run); and what takes
 * minutes to hours: light of models, servers that are killed, nightly walks, engines.
 */
process.env.NACHKLANG_FULL = '1'
process.env.CHROMIUM_PATH = await ensureChromium()

const faults = globSync('tests/server/faults/*.full.test.ts', { cwd: root })

/** What `npm test` leaves of a project: files of which it runs nothing, or fewer rounds; of others the tests that say @full. */
function left(project: string): readonly Step[] {
  const files = globSync(`tests/${project}/**/*.test.{ts,tsx}`, { cwd: root, exclude: faults })
  const text = (file: string) => readFileSync(inRoot(file), 'utf8')
  const whole = files.filter(
    (file) => file.includes('.full.') || /\brounds\(|from 'fast-check'/.test(text(file)),
  )
  const partly = files.filter((file) => !whole.includes(file) && text(file).includes('@full'))
  return [
    vitest(project, ['--project', project, ...whole]),
    vitest(`${project} @full`, ['--project', project, '--testNamePattern', '@full$', ...partly]),
  ]
}

/** What walks need. */
let prepared: Promise<unknown> | undefined

const walks = (name: string, tag: string): Step => ({
  name,
  programs: [['playwright', 'test', '--grep', tag]],
  report: `${testReports}/walks.json`,
  after: () => prepared,
})

const light = 'tests/models/light.test.ts'

const steps: readonly Step[] = [
  ...['unit', 'component', 'sound', 'server'].flatMap(left),
  vitest('postgres', ['--project', 'postgres']),
  vitest('workshop', ['--root', inRoot('workshop'), '--exclude', light]),
  walks('walks', '@full'),
  vitest('light', ['--root', inRoot('workshop'), light]),
  vitest('faults', ['--project', 'server', ...faults]),
  walks('nightly', '@nightly'),
  walks('states', '@states'),
  {
    ...vitest('engines', [], [process.execPath, inRoot('tools/testEngines.ts')]),
    missing: missingEngines,
  },
]
const first = ({ name }: Step) => name.split(' ')[0] ?? ''
const names = [...new Set(steps.map(first))]
const asked = process.argv.slice(2)
for (const name of asked) if (!names.includes(name)) fail(`There is no step ${name}: ${names.join(', ')}.`)

const chosen = steps.filter((step) => asked.length === 0 || asked.includes(first(step)))
const preparing = new AbortController()
// Made while other tests run: narrations are spoken at the lowest priority, in what those leave.
if (chosen.some(({ after }) => after !== undefined))
  prepared = command(process.execPath, [inRoot('tools/prepareWalks.ts')], {
    quiet: true,
    signal: preparing.signal,
    // Where it fails the walks try again, and say why.
  }).catch(() => undefined)

const code = await runSteps(chosen, { stopsAtFailure: false })
preparing.abort()
process.exit(code)
