import { expect, test } from 'vitest'
import { placeholders } from '#content/placeholders.ts'

test('entries that a museum has changed are not invented; the others are named in words', () => {
  const own = {
    author: 'Ada Keller',
    school: { de: 'Hochschule Luzern', en: 'Lucerne School of Art and Design' },
    email: 'ada@museum.ch',
    feedbackFormUrl: 'https://museum.ch/feedback',
  }
  expect(placeholders(own)).toEqual([])
  expect(placeholders({ ...own, email: 'ada@school.example' })).toMatchObject([
    { en: 'email address', de: 'E-Mail-Adresse' },
  ])
})
