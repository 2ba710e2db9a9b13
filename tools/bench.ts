// npm run bench [-- NAME[,NAME...]] [--write] [--quick]: every limit of the design, or those of the benches named, measured
// one after the other. --write leaves what was not asked for as it stands in docs/benchmarks.md.
// npm run bench -- NAME WORD...: one bench alone, told what to look at (soak tape 60 --lit, firstPicture /about).
import './requireNode.mjs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { limitsToHold } from './bench/limitsToHold.ts'
import { FoundFile } from './bench/results.ts'
import { asPage, asText, type BenchRun, linesOf, withLinesOf } from './bench/table.ts'
import { command } from './lib/command.ts'
import { fail } from './lib/fail.ts'
import { inRoot } from './lib/paths.ts'

interface Bench {
  readonly tool: string
  readonly args?: readonly string[]
  /** In place of `args` where it is only to be seen that it runs. */
  readonly quickArgs?: readonly string[]
}

const benches: Readonly<Record<string, Bench>> = {
  sizes: { tool: 'bench/sizes' },
  server: { tool: 'bench/server' },
  galaxy: { tool: 'bench/galaxy' },
  scenes: { tool: 'bench/scenes' },
  audio: { tool: 'bench/audio' },
  soak: { tool: 'bench/visits', args: ['all', '300'], quickArgs: ['all', '40'] },
  'soak:lit': {
    tool: 'bench/visits',
    args: ['all', '75', '--lit'],
    quickArgs: ['tape', '2', '--lit'],
  },
  firstPicture: { tool: 'bench/firstPicture', quickArgs: ['/about'] },
}

const flags = ['--write', '--quick']
const given = process.argv.slice(2)
const [isWritten, isQuick] = flags.map((flag) => given.includes(flag))
const [names, ...words] = given.filter((word) => !flags.includes(word))
const asked = names?.split(',') ?? Object.keys(benches)
const unknown = asked.filter((name) => benches[name] === undefined)
if (unknown.length > 0) fail(`There is no bench ${unknown.join(', ')}: ${Object.keys(benches).join(', ')}.`)
if (words.length > 0 && asked.length > 1) fail(`Only one bench at a time can be told ${words.join(' ')}.`)
if (isWritten && (isQuick || words.length > 0)) fail('Only whole runs are written down.')

const folder = await mkdtemp(join(tmpdir(), 'nachklang-bench-'))
const ran = new Map<string, BenchRun>()
try {
  for (const name of asked) {
    console.log(`\n== ${name}`)
    const [load = 0] = loadavg()
    ran.set(name, { at: new Date().toISOString(), load, found: await run(name) })
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
const lines = linesOf(ran)
console.log(`\n${asText(lines)}`)
if (isWritten) {
  const page = inRoot('docs/benchmarks.md')
  await writeFile(page, asPage(withLinesOf(await readFile(page, 'utf8'), lines)))
  await command('oxfmt', [page])
  console.log('\nWritten to docs/benchmarks.md.')
}
const bad = lines.filter(({ verdict }) => verdict === 'MISSED' || verdict === 'failed')
const left = lines.filter(({ verdict }) => verdict === 'not run').length
const passed = lines.length - bad.length - left
console.log(
  `\n${passed} of ${Object.keys(limitsToHold).length} limits hold, ${bad.length} do not, ${left} were not run.`,
)
process.exit(bad.length === 0 ? 0 : 1)

/** @returns what it found; null where it broke off and left nothing */
async function run(name: string): Promise<BenchRun['found']> {
  const { tool = '', args = [], quickArgs = args } = benches[name] ?? {}
  const file = join(folder, `${name.replace(':', '-')}.json`)
  const givenArgs = words.length > 0 ? words : isQuick ? quickArgs : args
  const { code } = await command(process.execPath, [inRoot(`tools/${tool}.ts`), ...givenArgs], {
    env: { BENCH_JSON: file, ...(isQuick && { BENCH_QUICK: '1' }) },
  })
  try {
    return FoundFile.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    console.error(`${name} ended with ${code} and left no figures.`, error)
    return null
  }
}
