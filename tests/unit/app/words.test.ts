import { hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as adminMessages from '#content/adminMessages.ts'
import { readerConsent, visitorConsents } from '#content/consent.ts'
import * as pageMessages from '#content/messages.ts'
import { inRoot } from '#tools/lib/paths.ts'

const messages = { ...pageMessages, ...adminMessages }

test('each page has its own words for a recording that is too large', () => {
  expect(messages.tooLargeOnAdmin.en).toContain('over 5.6 MB')
  expect(messages.tooLargeOnShare.en).toContain('over 5 MB')
  expect(messages.tooLargeOnMemory.de).toMatch(/^Audiodatei grösser als 5\.6 MB\./)
})

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All that stands below: where, and what. Lists may be of another length in the other language. */
const leavesOf = (value: unknown, at = ''): [at: string, leaf: unknown][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${at}.${name}`))
    : [[at, value]]

/** Everything in two languages, wherever it lies. */
function pairsIn(value: unknown, at: string): { at: string; de: unknown; en: unknown }[] {
  if (!isObject(value)) return []
  if ('de' in value && 'en' in value) return [{ at, de: value.de, en: value.en }]
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, `${at}.${name}`))
}

async function allPairs() {
  const files = globSync('content/**/*.ts', { cwd: inRoot('.') })
  const modules = await Promise.all(files.map((file) => import(inRoot(file))))
  return modules.flatMap((module: unknown, index) => pairsIn(module, files[index] ?? ''))
}

test('[FIT-03] all words exist in both languages, with the same names to be filled in', async () => {
  const pairs = await allPairs()
  expect(pairs.length).toBeGreaterThan(300)
  const named = (leaf: unknown) =>
    String(leaf)
      .match(/\{\w+\}/g)
      ?.toSorted()
  for (const { at, de, en } of pairs) {
    const [german, english] = [leavesOf(de), leavesOf(en)]
    expect(german.map(([place]) => place).toSorted(), at).toEqual(english.map(([place]) => place).toSorted())
    const inEnglish = Object.fromEntries(english)
    for (const [place, leaf] of german) {
      const other = inEnglish[place]
      if (typeof leaf !== 'string' || typeof other !== 'string') continue
      expect([leaf.trim() === '', named(leaf)], at + place).toEqual([other.trim() === '', named(other)])
    }
  }
})

test('[FIT-03] no words are left in the other language', async () => {
  // Names may be the same, and so may the words that pictures are found by.
  const isSaid = ([place, leaf]: [string, unknown]) =>
    /\p{Ll}{2,} \p{Ll}{2,}/u.test(String(leaf)) && !place.startsWith('content/motifs/')
  const same = (await allPairs()).flatMap(({ at, de, en }) => {
    const english = new Map(leavesOf(en, at))
    return leavesOf(de, at).filter((said) => isSaid(said) && said[1] === english.get(said[0]))
  })
  expect(same).toEqual([])
})

/** Versions that somebody may have agreed to, each with its words. Lines are added, never changed. */
const agreedTo = {
  'memory-2026-11': 'f6604dbc6d9f',
  'share-2026-11': 'c457e632b5fa',
  'voice-2026-11': 'd1f685908c74',
  'adult-2026-11-under-12': '6ef86dec5624',
  'adult-2026-11-under-13': '107c4bd0fe16',
  'adult-2026-11-under-14': '9ca59eefddce',
  'adult-2026-11-under-15': '35907d5f4fd3',
  'adult-2026-11-under-16': '311dbc14c601',
  'adult-2026-11-under-17': 'f9f609df1f11',
  'adult-2026-11-under-18': '9b2ed0daa20b',
  'reader-2026-11': '71a6b02e4c5f',
}

test('the words of a consent change with its version', () => {
  const now = [...visitorConsents, readerConsent].map(({ version, text: { de, en } }) => [
    version,
    hash('sha256', JSON.stringify([de, en])).slice(0, 12),
  ])
  expect(agreedTo).toMatchObject(Object.fromEntries(now))
})
