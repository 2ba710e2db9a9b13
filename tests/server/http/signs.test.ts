import { expect, test } from 'vitest'
import { cutText, firstSign, firstWords } from '#contract/cutText.ts'
import { withoutUnseen } from '#contract/withoutUnseen.ts'
import { deviceNameKey } from '#server/devices/repository.ts'
import { avatarDescription } from '#server/storyteller/embedded/drawing/avatarDescription.ts'
import { embeddedTitle } from '#server/storyteller/embedded/embeddedTitle.ts'
import { partsOf } from '#server/storyteller/services/openaiSpeaker.ts'
import { tidyText } from '#server/storyteller/services/plainText.ts'
import { brokenLines } from '#scenes/echo/titleLines.ts'
import { opening } from '#ui/kit/story/opening.ts'

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'
const signs = {
  'an emoji': '\u{1f600}',
  'a family': family,
  'a flag': '\u{1f1e8}\u{1f1ed}',
  'a letter with marks': 'Q\u0323\u0307',
  'a syllable': 'क्षि',
}

const answers = (text: string) => ({
  name: cutText(text, 200),
  retroEra: '80s' as const,
  favoriteDevice: cutText(text, 200),
  favoriteFeatures: '…',
  favoriteStorage: '…',
  skills: '…',
})

const cutters: [string, (text: string) => string | null][] = [
  ['cutText', (text) => cutText(text, 40)],
  ['firstWords', (text) => firstWords(text)],
  ['the opening of a long text', opening],
  ['a title in the sky', (text) => brokenLines(text, (line) => line.length, 20).join(' ')],
  ['a title of its own words', (text) => embeddedTitle(text, 'de')],
  ['the description of a character', (text) => avatarDescription(answers(text)).de],
  ['what is read aloud', (text) => partsOf([text], 'de').join('\n')],
]

test.each(cutters)('[TEXT-07] %s cuts no sign in two', (_, cut) => {
  const graphemes = new Intl.Segmenter('de')
  const torn = new Set<string>()
  for (const sign of Object.values(signs)) {
    for (let before = 0; before < sign.length; before += 1) {
      const text = 'x'.repeat(before) + sign.repeat(4000 / sign.length)
      for (const { segment } of graphemes.segment(cut(text) ?? ''))
        if (segment !== sign && /[^\p{ASCII}\s…»«–äöüÄÖÜ]/u.test(segment)) torn.add(segment)
    }
  }
  expect([...torn]).toEqual([])
})

test('[TEXT-07] a text is cut at the limit that it is stored by, and one that fits is whole', () => {
  expect(cutText('Radio', 5)).toBe('Radio')
  expect(cutText(`x${family}`, 11)).toBe('x')
  expect(cutText(`x${family}y`, 12)).toBe(`x${family}`)
  expect(firstSign(`${family}y`)).toBe(family)
  expect(firstSign('')).toBe('')
})

test('[TEXT-07] a letter among emoji is no title: the story is called by its first words', () => {
  expect(embeddedTitle(`x${'\u{1f600}'.repeat(60)}`, 'de')).toBeNull()
  expect(embeddedTitle(`Radio ${'\u{1f600}'.repeat(60)}`, 'de')).toBe('Radio')
  expect(embeddedTitle('Mein Radio', 'de')).toBe('Mein Radio')
})

test('[TEXT-07] an emoji family stays one sign where invisible characters are removed, and so do joined letters', () => {
  const persian = 'می\u200cخواهم'
  expect(withoutUnseen(`Radio \u200b\u202e${family}\u200d ${persian}`)).toBe(`Radio ${family} ${persian}`)
  expect(tidyText(persian)).toBe(persian)
  expect(deviceNameKey('Mini\u200dtel')).toBe(deviceNameKey('minitel'))
})
