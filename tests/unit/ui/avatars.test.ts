import { describe, expect, test } from 'vitest'
import { languages } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import { fits } from '#exhibits/avatars/new/suggestion.ts'
import { sheetsOf } from '#exhibits/avatars/sheets.ts'

describe('the sheets of the wall', () => {
  test.each([0, 1, 55, 56, 115, 116, 2000])('%d avatars hang once each, in their order', (count) => {
    const list = Array.from({ length: count }, (_, index) => index)
    const sheets = sheetsOf(list)
    expect(sheets.flatMap((sheet) => sheet.items)).toEqual(list)
    for (const { items, first } of sheets) if (items.length > 0) expect(items[0]).toBe(first)
  })

  test('all sheets but the last end with a whole row in every number of columns', () => {
    const [first, second] = sheetsOf(Array.from({ length: 300 }))
    for (const columns of [3, 4, 5, 6]) expect(((first?.items.length ?? 0) + 5) % columns).toBe(0)
    expect(((first?.items.length ?? 0) + 3) % 2).toBe(0)
    for (const columns of [2, 3, 4, 5, 6]) expect((second?.items.length ?? 1) % columns).toBe(0)
  })
})

describe('suggestions', () => {
  test('cannot be tapped where the answer would grow too long, but can be taken back', () => {
    const full = 'x'.repeat(limits.lineChars - 3)
    expect(fits(full, 'CD')).toBe(false)
    expect(fits(`${full},CD`, 'CD')).toBe(true)
  })

  test('hold no comma, or a tap could not be taken back', () => {
    for (const language of languages) {
      for (const list of Object.values(avatarForm[language].suggestions)) {
        for (const suggestion of list) expect(suggestion).not.toContain(',')
      }
    }
  })
})
