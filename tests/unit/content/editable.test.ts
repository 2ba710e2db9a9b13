import { expect, test } from 'vitest'
import { editable, numberOfContent } from '../../../content/editable.ts'
import { idleTimes } from '../../../src/app/idle/idleClock.ts'

test('[ADMIN-14] what staff may edit begins with what the exhibition says anyway', () => {
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
