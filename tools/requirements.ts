import './requireNode.mjs'
import {
  type Kind,
  kinds,
  levelsOfRequirements,
  requirementIds,
  testsOfRequirements,
} from './lib/requirements.ts'

// How many tests of which kind prove each requirement: of `npm test`, what CI adds of `test:full`, what takes hours.
const tests = testsOfRequirements()
const line = (name: string, cell: (kind: Kind) => string) =>
  console.log(
    [name.padEnd(10), ...Object.values(kinds).map((group) => group.map(cell).join('  '))].join(' | '),
  )

line('', (kind) => kind)
for (const id of requirementIds())
  line(id, (kind) => String(tests.get(id)?.[kind] ?? '').padStart(kind.length))

// How many requirements each suite proves, or two together.
const levels = levelsOfRequirements()
const bySuite = Map.groupBy(requirementIds(), (id) => levels.get(id)?.join(' and ') ?? 'nothing')
console.log()
for (const [suite, ids] of [...bySuite].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${suite.padEnd(25)} ${ids.length}`)
