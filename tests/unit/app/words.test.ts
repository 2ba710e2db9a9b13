import { expect, test } from 'vitest'
import * as adminMessages from '#content/adminMessages.ts'
import * as pageMessages from '#content/messages.ts'
import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { catalogueLine } from '#content/exhibits/pages.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { uiCardsExhibit } from '#content/exhibits/uiCards/exhibit.ts'
import { shellWords } from '#content/shell.ts'

const messages = { ...pageMessages, ...adminMessages }

/** The error catalogue of spec §8 with §5's German, to the letter. */
const catalogue = [
  'Error when logging in',
  'Failed to load devices.',
  'Error creating device narrative: {reason}',
  'Error creating user story visuals: {reason}',
  'Server error while submitting text.',
  'Server error while uploading audio.',
  'Error submitting text: {reason}',
  'Error uploading audio: {reason}',
  'Thanks for sharing your story!',
  'Audiodatei grösser als 5.6 MB. Bitte kürzere Aufnahme erstellen.',
  'Cannot access microphone.',
  'Error fetching avatar',
  'Error fetching avatars',
  'Error creating avatar. Please try again.',
  'No device story available.',
  'Failed to load device story.',
  'Failed to load user stories.',
  'Failed to load device list.',
  'User story submitted successfully.',
  'Failed to submit the story. Please try again.',
  'Failed to eject floppy',
  'Unknown error occurred',
]

test.each(catalogue)('the catalogue says %j', (text) => {
  expect(Object.values(messages).flatMap(({ de, en }) => [de, en])).toContain(text)
})

test('[ADMIN-06] [SHARE-03] [MEM-07] a recording that is too large is told in each page’s own words', () => {
  expect(messages.tooLargeOnAdmin.en).toContain('over 5.6 MB')
  expect(messages.tooLargeOnShare.en).toContain('over 5 MB')
  expect(messages.tooLargeOnMemory.de).toMatch(/^Audiodatei grösser als 5\.6 MB\./)
})

test('[FIT-03] all words exist in both languages, German in Swiss spelling', () => {
  const all = JSON.stringify([messages, shellWords, chooser, exhibits])
  expect(all).not.toContain('ß')
  for (const { de, en } of Object.values(messages)) {
    expect(de.trim()).not.toBe('')
    expect(en.trim()).not.toBe('')
    expect(de.includes('{reason}')).toBe(en.includes('{reason}'))
  }
})

test('the catalogue prints a room with number, name and year', () => {
  expect(catalogueLine(tapeExhibit).en).toBe('No. 01 Compact Cassette, 1963')
  expect(catalogueLine(uiCardsExhibit).de).toBe('No. 05 UI Cards: Betriebssysteme, 1983 bis 2001')
  expect(catalogueLine(chooser).de).toBe('Werkschau')
})
