import { describe, expect, it } from 'vitest'
import { countTests, readCounts } from '#tools/lib/testCounts.ts'

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
})

describe('countTests', () => {
  it('reads a vitest report', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      testResults: [file('passed', 'passed'), file('failed', 'failed', 'failed')],
    }
    expect(countTests(report)).toEqual({ passed: 5, failed: 2 })
  })
  it('counts a test file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      testResults: [file('passed', 'passed'), file('failed')],
    }
    expect(countTests(report)).toEqual({ passed: 5, failed: 1 })
  })
  it('reads a Playwright report', () => {
    expect(countTests({ stats: { expected: 7, unexpected: 1, flaky: 0 }, errors: [] })).toEqual({
      passed: 7,
      failed: 1,
    })
  })
  it('counts a browser test that passed only when tried again as a failure', () => {
    expect(countTests({ stats: { expected: 7, unexpected: 0, flaky: 1 } })).toEqual({
      passed: 7,
      failed: 1,
    })
  })
  it('counts an error outside any test as a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no browser' }] }
    expect(countTests(report)).toEqual({ passed: 0, failed: 1 })
  })
  it('counts a run that came to no test as a failure', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
    expect(countTests(report)).toEqual({ passed: 0, failed: 1 })
  })
  it('refuses a report that is neither', () => {
    expect(() => countTests({ passed: 3 })).toThrow('stats')
  })
  it('counts nothing where a run ended before its report', async () => {
    expect(await readCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0 })
  })
})
