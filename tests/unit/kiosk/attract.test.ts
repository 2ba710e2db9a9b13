import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialWatch, nextWatch, type Watch, type WatchEvent } from '#kiosk/attract/attractMachine.ts'
import { programOf, turnOf } from '#kiosk/attract/program.ts'
import { sentenceOf, sentencesOf } from '#kiosk/attract/sentences.ts'
import { routeOf } from '#app/routes.tsx'
import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf } from '#content/exhibits/pages.ts'
import { aBareStory } from '#tests/e2e/support/stories.ts'

const afterMs = 60_000
const look = (at: number, more: Partial<Extract<WatchEvent, { type: 'look' }>> = {}): WatchEvent => ({
  type: 'look',
  at,
  isIdlePrevented: false,
  ...more,
})
const input = (at: number, isUse = true): WatchEvent => ({ type: 'input', at, isUse })
const after = (start: Watch, ...events: readonly WatchEvent[]) =>
  events.reduce((watch, event) => nextWatch(watch, event, afterMs), start)

describe('[FIT-04] a screen invites', () => {
  test('nowhere but at its start', () => {
    expect(after(initialWatch(0, false), look(1_000_000)).isInviting).toBe(false)
    const arrived = after(initialWatch(0, false), { type: 'arrived', isAtStart: true }, look(60_000))
    expect(arrived.isInviting).toBe(true)
  })
  test('not during a recording or submission, nor for a minute afterwards', () => {
    const held = after(initialWatch(0, true), look(300_000, { isIdlePrevented: true }))
    expect(after(held, look(359_999)).isInviting).toBe(false)
    expect(after(held, look(360_000)).isInviting).toBe(true)
  })
  test('not over a page that a visitor has used or opened, before the visit has ended', () => {
    const used = after(initialWatch(0, true), input(0))
    expect(after(used, look(290_000)).isInviting).toBe(false)
    const returned = after(initialWatch(0, false), input(0), { type: 'arrived', isAtStart: true })
    expect(after(returned, look(290_000)).isInviting).toBe(false)
    expect(after(returned, { type: 'visitEnded' }, look(300_000)).isInviting).toBe(true)
  })
  test('again a minute after a key or a self-test has ended the invitation, and not before the visit has after more', () => {
    const ended = after(initialWatch(0, true), look(60_000), input(60_001))
    expect(after(ended, look(120_001)).isInviting).toBe(true)
    expect(after(ended, input(60_002), look(300_000)).isInviting).toBe(false)
  })
  test('a clock that is set back counts as new input', () => {
    const back = after(initialWatch(1_000_000, true), look(500_000))
    expect(back.lastInput).toBe(500_000)
    expect(after(back, look(559_999)).isInviting).toBe(false)
  })
})

const starts = [
  '/',
  '/exhibits',
  '/exhibits/werkschau',
  '/exhibits/ui-cards/start',
  '/about',
  ...exhibits.flatMap((exhibit) => (exhibit.invitation ? examplesOf(exhibit) : [])),
]

test.each(starts)('[FIT-04] invitations at %s lead to exhibits, each shown in both languages', (start) => {
  const program = programOf(start) ?? []
  expect(program.length).toBeGreaterThan(0)
  for (const { address } of program) {
    const route = routeOf(address)
    expect('page' in route && route.pattern !== '*', address).toBe(true)
  }
  const seen = new Set(
    Array.from({ length: program.length * 2 }, (_, turn) => {
      const { act, language } = turnOf(program, turn)
      return `${act?.id} ${language}`
    }),
  )
  expect(seen.size).toBe(program.length * 2)
})

describe('[FIT-04] a sentence that is read in passing', () => {
  test('is the whole of a short story, else its first sentence of a readable length', () => {
    expect(sentenceOf('Der Walkman lag immer im Rucksack')).toBe('Der Walkman lag immer im Rucksack')
    const long = `Ja. Mein Vater nahm die Hitparade auf, jeden Sonntag. ${'Und so weiter. '.repeat(20)}`
    expect(sentenceOf(long)).toBe('Mein Vater nahm die Hitparade auf, jeden Sonntag.')
    expect(sentenceOf('Ja.')).toBeNull()
  })
  test('visitors’ own stand before samples, in the language asked for, so many and no more', () => {
    const own = 'Das Band riss immer im besten Lied.'
    const invented = 'Die Kassette roch nach dem Handschuhfach.'
    const stories = [
      aBareStory({ textDE: invented, sample: true }),
      aBareStory({ textDE: own }),
      aBareStory({ textEN: 'An English one, long enough to read.' }),
    ]
    expect(sentencesOf(stories, 'de', 9).map(({ text }) => text)).toEqual([own, invented])
    expect(sentencesOf(stories, 'de', 1)).toHaveLength(1)
  })
  test('is short enough to be read in passing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = sentenceOf(text)
        expect(found === null || (found.length >= 24 && found.length <= 140)).toBe(true)
      }),
    )
  })
})
