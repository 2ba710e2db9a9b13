import { describe, expect, test } from 'vitest'
import { judgeVisits } from '#tools/bench/judgeVisits.ts'
import { limitsToHold } from '#tools/bench/limitsToHold.ts'
import { asPage, asText, type BenchRun, linesOf, withLinesOf } from '#tools/bench/table.ts'

describe('the table of limits', () => {
  const found = { id: 'server-memory', figure: '142 MB', holds: true }
  const ranWith = (all: BenchRun['found']) => ({ at: '2026-12-01T03:00:00.000Z', load: 0.1, found: all })
  const missed = { id: 'first-answer', figure: '90/s', peer: '200/s bare', ratio: 0.45, holds: false }

  test('has a line for every limit: measured, missed, failed, or not run', () => {
    const lines = linesOf(
      new Map([
        ['server', ranWith([found, missed])],
        ['audio', ranWith(null)],
      ]),
    )
    expect(lines).toHaveLength(Object.keys(limitsToHold).length)
    const verdicts = new Map(lines.map(({ what, verdict }) => [what, verdict]))
    expect(verdicts.get('Server with 10 000 stories')).toBe('holds')
    expect(verdicts.get('First answer with 10 000 stories')).toBe('MISSED')
    // Asked for and not told is a failure, never silence.
    expect(verdicts.get('Durable stories, 64 visitors at once')).toBe('failed')
    expect(verdicts.get('A 30-minute narration in the browser')).toBe('failed')
    expect(verdicts.get('Models of a room')).toBe('not run')
    expect(asText(lines)).toContain('0.450')
  })

  test('as a page tells when, and under what load, each was measured', () => {
    const page = asPage(linesOf(new Map([['server', ranWith([found])]])))
    expect(page).toContain(
      '| 142 MB |  |  | holds | 2026-12-01T03:00, load 0.10 | `npm run bench -- server` |',
    )
    expect(page.match(/not run \|/g)?.length).toBeGreaterThan(10)
  })

  test('keeps what was measured on this machine before, and nothing from another', () => {
    const lines = linesOf(new Map([['server', ranWith([found, missed])]]))
    const page = asPage(lines)
    const now = linesOf(new Map([['sizes', ranWith(null)]]))
    const verdictOf = (what: string) => withLinesOf(page, now).find((line) => line.what === what)?.verdict
    expect(withLinesOf(page, linesOf(new Map()))).toEqual(lines)
    expect(verdictOf('Server with 10 000 stories')).toBe('holds')
    expect(verdictOf('First visit to a page of paper: script')).toBe('failed')
    expect(withLinesOf(page.replace('Node v', 'Node w'), now)).toEqual(now)
  })
})

describe('visits', () => {
  const sample = (visit: number, heap: number, listeners = 50) => ({
    visit,
    figures: [900, listeners, 12, heap, 3, 4],
  })

  test('hold where all is as it was and the heap is level', () => {
    expect(judgeVisits([sample(20, 20), sample(40, 20.01), sample(60, 20)])).toEqual({
      figure: '60 visits: all equal; heap 0.0 KB a visit',
      holds: true,
    })
  })

  test.each([
    ['one listener more', [sample(20, 20), sample(40, 20, 51)], 'listeners 50 to 51'],
    ['a heap that grows', [sample(20, 20), sample(40, 20.4), sample(60, 20.8)], 'heap 20.0 KB a visit'],
    ['too few', [sample(20, 20)], 'too few visits'],
  ])('do not with %s', (_what, samples, figure) => {
    const judged = judgeVisits(samples)
    expect(judged.holds).toBe(false)
    expect(judged.figure).toContain(figure)
  })
})
