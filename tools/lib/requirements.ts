import { globSync, readFileSync } from 'node:fs'
import { inRoot, root } from './paths.ts'

/** Kinds of tests: in `npm test`, then what `npm run test:full` adds. */
export const kinds = [
  ...(['unit', 'component', 'sound', 'server', 'walks'] as const),
  ...(['component in full', 'server in full', 'walks in full', 'postgres', 'engines', 'workshop'] as const),
] as const
export type Kind = (typeof kinds)[number]

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
  // From each test to the next: `@full` stands somewhere in its title.
  return text.split(/^(?=\s*(?:test|it)\b(?!\.(?:step|use|describe))[.(])/m).flatMap((test) => {
    const kind = kindOf(file, test.includes('@full') || file.includes('.full.'))
    return [...test.matchAll(/\[([A-Z][A-Z0-9]*-\d\d)\]/g)].map(([, id = '']) => [id, kind] as const)
  })
}

function kindOf(file: string, isFull: boolean): Kind {
  const [top = '', folder = ''] = file.split('/')
  if (top === 'workshop') return 'workshop'
  if (folder === 'e2e') return isFull ? 'walks in full' : 'walks'
  if (folder === 'component' && isFull) return 'component in full'
  if (folder === 'server' && isFull) return 'server in full'
  const kind = kinds.find((one) => one === folder)
  if (kind === undefined) throw new Error(`${file} is of no kind of test`)
  return kind
}

/** How many tests of which kind prove each id that stands in a title. */
export function testsOfRequirements(): ReadonlyMap<string, Readonly<Partial<Record<Kind, number>>>> {
  const counts = new Map<string, Partial<Record<Kind, number>>>()
  for (const file of globSync('{tests,workshop/tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })) {
    for (const [id, kind] of provenBy(file, readFileSync(inRoot(file), 'utf8'))) {
      const of = counts.get(id) ?? {}
      counts.set(id, { ...of, [kind]: (of[kind] ?? 0) + 1 })
    }
  }
  return counts
}
