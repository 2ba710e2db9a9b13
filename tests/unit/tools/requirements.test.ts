import { expect, it } from 'vitest'
import {
  kinds,
  levelsOfRequirements,
  namedLevels,
  provenBy,
  requirementIds,
  testsOfRequirements,
} from '#tools/lib/requirements.ts'

it('every requirement has a test that CI runs, and every id in a title is a requirement', () => {
  const tests = testsOfRequirements()
  const ids = requirementIds()
  const inCi = [...kinds.short, ...kinds.full]
  // Other engines are Debian's, which not every machine has.
  expect(ids.filter((id) => !inCi.some((kind) => tests.get(id)?.[kind]))).toEqual(['ENGINE-01'])
  expect(tests.get('ENGINE-01')?.engines).toBeGreaterThan(0)
  expect([...tests.keys()].filter((id) => !ids.includes(id))).toEqual([])
})

it('each requirement is proven where docs/requirements.md says so, and nowhere else', () => {
  const levels = levelsOfRequirements()
  const found = requirementIds().map((id) => [id, levels.get(id)?.join(' and ')])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(namedLevels()))
})

it('ids are those of lines of their own and from the first to the last of the specification', () => {
  expect(requirementIds('ADMIN-01 to ADMIN-03 and WIN98-01 to WIN98-01.\n\n- START-01 A start.\n')).toEqual([
    ...['ADMIN-01', 'ADMIN-02', 'ADMIN-03', 'WIN98-01'],
    'START-01',
  ])
})

it('a test that says @full is one of test:full, the next one is not', () => {
  // Put together: titles of this file are no proof.
  const id = (number: number) => `[SHELL-0${number}]`
  const walks = `
test('${id(1)} ${id(2)} every route @full', async () => {})
test('${id(1)} in every theme @nightly', async () => {})
test('${id(1)} a route', async () => {
  await test.step('${id(3)} the menu', async () => {})
})`
  expect(provenBy('tests/e2e/shell.spec.ts', walks)).toEqual([
    ['SHELL-01', 'walks in full'],
    ['SHELL-02', 'walks in full'],
    ['SHELL-01', 'nightly'],
    ['SHELL-01', 'walks'],
    ['SHELL-03', 'walks'],
  ])
  expect(provenBy('tests/component/x.test.tsx', walks)[0]).toEqual(['SHELL-01', 'component in full'])
  expect(provenBy('tests/server/x.full.test.ts', walks)[3]).toEqual(['SHELL-01', 'server in full'])
  expect(provenBy('tests/server/faults/x.full.test.ts', walks)[3]).toEqual(['SHELL-01', 'faults'])
})
