import { expect, it } from 'vitest'
import { table } from '#tools/lib/runSteps.ts'

it('a table of steps has what each took and came to, why one did not run, and the sum', () => {
  const outcomes = [
    { name: 'types', seconds: 24.6, counts: undefined },
    { name: 'unit', seconds: 20, counts: { passed: 1687, failed: 1 } },
    { name: 'engines', seconds: 0, counts: undefined, notRun: 'There is no Firefox.' },
  ]
  expect(table(outcomes).split('\n')).toEqual([
    'step     seconds  passed  failed',
    'types         25',
    'unit          20    1687       1',
    'engines          not run: There is no Firefox.',
    'all           45    1687       1',
  ])
})
