import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
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
    expect(countTests(report)).toEqual({ passed: 5, failed: 2, heard: 0 })
  })
  it('counts a test file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      testResults: [file('passed', 'passed'), file('failed')],
    }
    expect(countTests(report)).toEqual({ passed: 5, failed: 1, heard: 0 })
  })
  it('reads a Playwright report', () => {
    expect(countTests({ stats: { expected: 7, unexpected: 1, flaky: 0 }, errors: [] })).toEqual({
      passed: 7,
      failed: 1,
      heard: 0,
    })
  })
  it('counts a browser test that passed only when tried again as a failure', () => {
    expect(countTests({ stats: { expected: 7, unexpected: 0, flaky: 1 } })).toEqual({
      passed: 7,
      failed: 1,
      heard: 0,
    })
  })
  it('counts an error outside any test as a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no browser' }] }
    expect(countTests(report)).toEqual({ passed: 0, failed: 1, heard: 0 })
  })
  it('counts a run that came to no test as a failure', () => {
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
    expect(countTests(report)).toEqual({ passed: 0, failed: 1, heard: 0 })
  })
  it('refuses a report that is neither', () => {
    expect(() => countTests({ passed: 3 })).toThrow('stats')
  })
  it('counts nothing where a run ended before its report', async () => {
    expect(await readCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, heard: 0 })
  })
  it('takes what was green on a second hearing as passed, and tells of it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'counts-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const write = (name: string, expected: number, unexpected: number) => {
      writeFileSync(join(dir, name), JSON.stringify({ stats: { expected, unexpected, flaky: 0 } }))
      return join(dir, name)
    }
    const red = write('red.json', 7, 1)
    expect(await readCounts(red, write('green.json', 2, 0))).toEqual({ passed: 8, failed: 0, heard: 1 })
    expect(await readCounts(red, write('once.json', 1, 1))).toEqual({ passed: 7, failed: 1, heard: 0 })
    expect(await readCounts(red, join(dir, 'none.json'))).toEqual({ passed: 7, failed: 1, heard: 0 })
  })
})
