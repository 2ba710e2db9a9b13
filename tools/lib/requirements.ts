import { globSync, readFileSync } from 'node:fs'
import { inRoot, root } from './paths.ts'

/** Kinds of tests: in `npm test`, what CI runs of `npm run test:full`, and what takes hours. */
export const kinds = {
  short: ['unit', 'component', 'sound', 'server', 'walks'],
  full: [
    'unit in full',
    'component in full',
    'sound in full',
    'server in full',
    'walks in full',
    'postgres',
    'workshop',
  ],
  hours: ['faults', 'nightly', 'states', 'engines'],
} as const
export type Kind = (typeof kinds)[keyof typeof kinds][number]

/** The suites, whose kinds differ in when they run. */
const levels = ['unit', 'component', 'sound', 'server', 'walks', 'postgres', 'workshop', 'engines'] as const
type Level = (typeof levels)[number]

const runsForHours: Partial<Record<Kind, Level>> = { faults: 'server', nightly: 'walks', states: 'walks' }
const isOf = (level: Level) => (kind: Kind) => (runsForHours[kind] ?? kind).startsWith(level)

/** Every id of docs/requirements.md: one a line of its own, and those of the specification from the first to the last. */
export function requirementIds(
  text = readFileSync(inRoot('docs/requirements.md'), 'utf8'),
): readonly string[] {
  const ranges = text.matchAll(/\b([A-Z0-9]+)-(\d\d) to \1-(\d\d)\b/g)
  const specified = [...ranges].flatMap(([, group = '', first = '', last = '']) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${group}-${String(Number(first) + index).padStart(2, '0')}`,
    ),
  )
  return [...specified, ...[...text.matchAll(/^- ([A-Z0-9]+-\d\d) /gm)].map(([, id = '']) => id)]
}

/** The ids in the titles of a file of tests, each with the kind of test that has it; twice where two have it. */
export function provenBy(file: string, text: string): readonly (readonly [id: string, kind: Kind])[] {
  // From each test to the next: a tag stands somewhere in its title.
  return text.split(/^(?=\s*(?:test|it)\b(?!\.(?:step|use|describe))[.(])/m).flatMap((test) => {
    const kind = kindOf(file, test)
    return [...test.matchAll(/\[([A-Z][A-Z0-9]*-\d\d)\]/g)].map(([, id = '']) => [id, kind] as const)
  })
}

function kindOf(file: string, test: string): Kind {
  const [top = '', folder = ''] = file.split('/')
  if (top === 'workshop') return 'workshop'
  if (/\/faults\/.*\.full\./.test(file)) return 'faults'
  const isFull = test.includes('@full') || file.includes('.full.')
  if (!isFull && test.includes('@nightly')) return 'nightly'
  if (!isFull && test.includes('@states')) return 'states'
  const name = folder === 'e2e' ? 'walks' : folder
  const inFull = isFull ? `${name} in full` : name
  const kind = Object.values(kinds)
    .flat()
    .find((one) => one === inFull)
  if (kind === undefined) throw new Error(`${file} is of no kind of test`)
  return kind
}

/** How many tests of which kind prove each id that stands in a title. */
export function testsOfRequirements(): ReadonlyMap<string, Readonly<Partial<Record<Kind, number>>>> {
  const counts = new Map<string, Partial<Record<Kind, number>>>()
  for (const file of globSync('{tests,workshop/tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })) {
    for (const [id, kind] of provenBy(file, readFileSync(inRoot(file), 'utf8'))) {
      const kinds = counts.get(id) ?? {}
      counts.set(id, { ...kinds, [kind]: (kinds[kind] ?? 0) + 1 })
    }
  }
  return counts
}

/** Of each id the suites in whose titles it stands. */
export function levelsOfRequirements(): ReadonlyMap<string, readonly Level[]> {
  const all = Object.values(kinds).flat()
  const found = [...testsOfRequirements()].map(([id, counts]) => {
    const own = all.filter((kind) => counts[kind] !== undefined)
    return [id, levels.filter((level) => own.some(isOf(level)))] as const
  })
  return new Map(found)
}

/** What the last table of docs/requirements.md says: of each id the suite, or the two, that prove it. */
export function namedLevels(
  text = readFileSync(inRoot('docs/requirements.md'), 'utf8'),
): ReadonlyMap<string, string> {
  const rows = text.matchAll(/^\| ([a-z]+(?: and [a-z]+)?) +\| \d+ +\| (.+?) +\|$/gm)
  const pairs = [...rows].flatMap(([, suites = '', ids = '']) =>
    ids.split(', ').map((id) => [id, suites] as const),
  )
  const named = new Map(pairs)
  if (named.size < pairs.length) throw new Error('An id stands in the table twice')
  return named
}
