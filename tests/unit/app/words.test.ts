import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as adminMessages from '#content/adminMessages.ts'
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

test('[FIT-03] all words exist in both languages, with the same names to be filled in', async () => {
  const files = globSync('content/**/*.ts', { cwd: inRoot('.') })
  const modules = await Promise.all(files.map((file) => import(inRoot(file))))
  const pairs = modules.flatMap((module: unknown, index) => pairsIn(module, files[index] ?? ''))
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
