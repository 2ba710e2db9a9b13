import { expect, test } from 'vitest'
import { cards } from '#content/exhibits/uiCards/cards.ts'
import { editedCard } from '#content/exhibits/uiCards/cardTexts.ts'
import { editable, numberOfContent, problemOf } from '#content/editable.ts'
import { idleTimes } from '#app/idle/idleClock.ts'

test('editable texts start with the exhibition’s own', () => {
  expect(numberOfContent({}, 'times.idleReturn') * 1000).toBe(idleTimes().returns)
  expect(numberOfContent({}, 'times.idleQuestion') * 1000).toBe(idleTimes().asks)
})

test('every entry has a name in both languages, and texts come in pairs', () => {
  for (const { label, key } of editable) expect([label.de, label.en], key).not.toContain('')
  const keys = new Set(editable.map(({ key }) => key))
  for (const key of keys) {
    if (key.endsWith('.de')) expect(keys).toContain(key.replace(/de$/, 'en'))
  }
})

test('every text of a card is edited under a key of its own, and stands as it came where nothing is', () => {
  for (const card of cards) {
    const asked: string[] = []
    const same = editedCard(card, (key, original) => {
      asked.push(key)
      return original
    })
    expect(same).toEqual(card)
    const keys = editable.flatMap(({ key }) => (key.startsWith(`cards.${card.id}.`) ? [key] : []))
    expect(asked.toSorted()).toEqual(keys.toSorted())
    // What stands may be saved as it stands.
    for (const entry of editable) expect(problemOf(entry, entry.default), entry.key).toBeUndefined()
    const edited = editedCard(card, (key) => `${key}\n`)
    expect(edited.hw.de).toEqual([`cards.${card.id}.hw.de`])
    expect(edited.innovations[1]?.title.en).toContain('innovations.2.title.en')
  }
})
