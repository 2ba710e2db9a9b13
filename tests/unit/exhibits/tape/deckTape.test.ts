import { describe, expect, test } from 'vitest'
import type { Narration } from '#contract/device.ts'
import type { Story } from '#contract/story.ts'
import { aBareStory } from '#tests/e2e/support/stories.ts'
import { emptySide, ownTape, visitorTape } from '#exhibits/tape/deckTape.ts'

const narration = (language: 'de' | 'en'): Narration => ({
  language,
  audioUrl: `/media/${language}.mp3`,
  duration: language === 'de' ? 101 : 91,
  transcript: `In ${language}.`,
  cues: [{ start: 0, text: `In ${language}.` }],
  waveform: null,
})
const report = { statusCode: 200, message: '' }
const voice = aBareStory({
  id: 100_009,
  titleEN: 'Hiss',
  textEN: 'It hissed.',
  voice: { url: '/media/voice.webm', type: 'audio/webm', duration: 6, waveform: [1, 2] },
})

describe('the deck’s own tape', () => {
  test('speaks the language at hand, else the one there is', () => {
    const both = { ...report, audioUrl: '/media/en.mp3', narrations: [narration('en'), narration('de')] }
    expect(ownTape(both, 'de')?.recorded).toMatchObject({ url: '/media/de.mp3', language: 'de' })
    const german = { ...report, audioUrl: '/media/de.mp3', narrations: [narration('de')] }
    expect(ownTape(german, 'en')?.recorded?.language).toBe('de')
    expect(ownTape(both, 'en')?.texts.map(({ language }) => language)).toEqual(['en', 'de'])
  })
  test('without a narration there is none', () => {
    expect(ownTape({ ...report, narrations: [] }, 'en')).toBeNull()
  })
})

describe('a visitor’s tape', () => {
  test('has on side B the translation that the narrator speaks', () => {
    const spokenTranslation = {
      language: 'de',
      url: '/media/spoken',
      type: 'audio/mpeg',
      duration: 31,
      waveform: [1, 2],
    } satisfies Story['spokenTranslation']
    const translated = { ...voice, textDE: 'Auf Deutsch.', spokenTranslation }
    expect(visitorTape(translated, 'b', 'en')).toMatchObject({
      side: 'b',
      recorded: { url: '/media/spoken', duration: 31, language: 'de', peaks: [1, 2], type: 'audio/mpeg' },
      texts: [{ language: 'de', text: 'Auf Deutsch.', duration: 31 }],
    })
  })

  test('has the recording on side A, and nothing yet on side B', () => {
    expect(visitorTape(voice, 'a', 'en')).toMatchObject({
      label: 'Hiss',
      recorded: { url: '/media/voice.webm', duration: 6, language: 'en', peaks: [1, 2], type: 'audio/webm' },
    })
    expect(visitorTape(voice, 'b', 'en')?.recorded).toBeNull()
    expect(emptySide(voice, 'en')).toContain('in German')
    expect(emptySide({ ...voice, language: 'de' }, 'en')).toContain('in English')
    expect(emptySide({ ...voice, language: null }, 'en')).toContain('no translation')
  })
  test('a written story is no tape', () => {
    expect(visitorTape({ ...voice, voice: null }, 'a', 'en')).toBeNull()
  })
})
