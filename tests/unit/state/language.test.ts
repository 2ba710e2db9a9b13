import { expect, test, vi } from 'vitest'
import { browserLanguage } from '#state/language.ts'

test.each([
  [['de-CH', 'en'], 'de'],
  [['fr-CH', 'en-GB', 'de'], 'en'],
  [['rm', 'de-CH'], 'de'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that asks for %j is answered in %s', (asked, language) => {
  vi.stubGlobal('navigator', { languages: asked })
  expect(browserLanguage()).toBe(language)
})
