import { expect, test } from 'vitest'
import { firstWords } from '#contract/cutText.ts'
import { storyText, storyTitle } from '#lib/stories/storyTitle.ts'

const untold = { titleDE: null, titleEN: null, textDE: null, textEN: null }
const told = { titleDE: 'Das Band', titleEN: 'The tape', textDE: 'Es roch.', textEN: 'It smelt.' }

test.each([
  ['the title of the language at hand', told, 'en', { text: 'The tape', lang: 'en' }],
  [
    'the German title where the English is missing',
    { ...told, titleEN: null },
    'en',
    { text: 'Das Band', lang: 'de' },
  ],
  [
    'the German title where the English is blank',
    { ...told, titleEN: ' ' },
    'en',
    { text: 'Das Band', lang: 'de' },
  ],
  [
    'the English title where the German is missing',
    { ...told, titleDE: null },
    'de',
    { text: 'The tape', lang: 'en' },
  ],
  [
    'the first words without any title',
    { ...untold, textDE: 'Es roch.', textEN: 'It smelt.' },
    'en',
    { text: 'It smelt.', lang: 'en' },
  ],
  [
    'the first words of the other language',
    { ...untold, textDE: 'Es roch.' },
    'en',
    { text: 'Es roch.', lang: 'de' },
  ],
  [
    'where long words may be broken',
    { ...told, titleDE: 'Anrufbeantworter' },
    'de',
    { text: 'Anruf\u00adbeant\u00adworter', lang: 'de' },
  ],
  ['nothing for a voice without words', untold, 'de', null],
] as const)('[TEXT-11] gives %s', (_, story, language, title) => {
  expect(storyTitle(story, language)).toEqual(title)
})

test('gives the text in the language at hand, else in the one there is', () => {
  expect(storyText(told, 'de')).toEqual({ text: 'Es roch.', lang: 'de' })
  expect(storyText({ ...told, textDE: null }, 'de')).toEqual({ text: 'It smelt.', lang: 'en' })
  expect(storyText(untold, 'de')).toBeNull()
})

test.each([
  ['Short enough.', 20, 'Short enough.'],
  ['  Two\n lines  here ', 20, 'Two lines here'],
  ['One, two, three and four', 10, 'One, two …'],
  ['One two', 3, 'One …'],
  ['Donaudampfschifffahrt', 8, 'Donaudam …'],
  ['', 8, ''],
])('the first words of %j within %i characters are %j', (text, chars, words) => {
  expect(firstWords(text, chars)).toBe(words)
})
