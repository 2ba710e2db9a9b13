import { expect, test } from 'vitest'
import * as adminMessages from '#content/adminMessages.ts'
import * as pageMessages from '#content/messages.ts'
import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { shellWords } from '#content/shell.ts'

const messages = { ...pageMessages, ...adminMessages }

test('a recording that is too large is told in each page’s own words', () => {
  expect(messages.tooLargeOnAdmin.en).toContain('over 5.6 MB')
  expect(messages.tooLargeOnShare.en).toContain('over 5 MB')
  expect(messages.tooLargeOnMemory.de).toMatch(/^Audiodatei grösser als 5\.6 MB\./)
})

test('all words exist in both languages, German in Swiss spelling', () => {
  const all = JSON.stringify([messages, shellWords, chooser, exhibits])
  expect(all).not.toContain('ß')
  for (const { de, en } of Object.values(messages)) {
    expect(de.trim()).not.toBe('')
    expect(en.trim()).not.toBe('')
    expect(de.includes('{reason}')).toBe(en.includes('{reason}'))
  }
})
