import { describe, expect, it } from 'vitest'
import { readRedTests, redTests } from '#tools/lib/redTests.ts'

const spec = (line: number, ok: boolean) => ({ file: 'tape.spec.ts', line, ok })

describe('redTests', () => {
  it('finds what is red at any depth, once each', () => {
    const suites = [{ specs: [spec(3, true)], suites: [{ specs: [spec(9, false), spec(9, false)] }] }]
    expect(redTests({ suites })).toEqual(['tape.spec.ts:9'])
  })
  it('has nothing to run again where an error lies outside any test', () => {
    expect(redTests({ suites: [{ specs: [spec(9, false)] }], errors: [{ message: 'no browser' }] })).toEqual(
      [],
    )
  })
  it('finds none where a run ended before its report', async () => {
    expect(await readRedTests('/nowhere/report.json')).toEqual([])
  })
})
