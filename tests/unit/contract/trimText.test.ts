import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { textOf } from '#contract/common.ts'
import { trimText } from '#contract/trimText.ts'
import { missingFields } from '#exhibits/avatars/new/answers.ts'
import { resolveDevice } from '#ui/pages/share-story/deviceEntry.ts'

/** What draws nothing: blanks, controls, joiners, fillers, selectors, marks of direction, the empty Braille cell. */
const unseen = [
  ...[' ', '\n', '\0', '\u0007', '\u00a0', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4'],
  ...['\u180e', '\u200b', '\u200d', '\u200e', '\u202e', '\u2028', '\u2060', '\u2063', '\u2066', '\u2800'],
  ...['\u3000', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0020}', '\u{e0101}', '\u{16fe4}', '\u{1d159}'],
]

test('a text without visible characters is empty, for the server and for enabling a button', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...unseen)), (parts) => {
      const text = parts.join('')
      expect(trimText(text)).toBe('')
      expect(textOf(100).safeParse(text).success).toBe(false)
      expect(resolveDevice({ deviceId: null, newName: text }, [])).toBeNull()
      const answers = { name: text, retroEra: '80s', favoriteDevice: 'x', favoriteFeatures: 'x' }
      expect(missingFields({ ...answers, favoriteStorage: 'x', skills: 'x' })).toEqual(['name'])
    }),
  )
})

test('visible text is unchanged, except for NUL and outer blanks', () => {
  for (const text of ['.', '👨‍👩‍👧', 'a\u00adb', 'می‌خواهم', '한글', '⠓⠊', '\u0301', '❤️', '1\u20e3', '\ufffd']) {
    expect(textOf(100).parse(` ${text}\n`), text).toBe(text)
  }
  expect(trimText('Band\0salat')).toBe('Bandsalat')
})
