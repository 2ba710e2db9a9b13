import './requireNode.mjs'
import { kinds, requirementIds, testsOfRequirements } from './lib/requirements.ts'

// How many tests of which kind prove each requirement: `npm test` left of the bar, what `test:full` adds right of it.
const tests = testsOfRequirements()
const split = kinds.indexOf('walks') + 1
const line = (name: string, cells: readonly string[]) =>
  console.log([name.padEnd(10), ...cells.slice(0, split), '|', ...cells.slice(split)].join('  '))

line('', [...kinds])
for (const id of requirementIds())
  line(
    id,
    kinds.map((kind) => String(tests.get(id)?.[kind] ?? '').padStart(kind.length)),
  )
