import { describe, expect, test } from 'vitest'
import { languages } from '../../../contract/common.ts'
import { deviceIds } from '../../../contract/limits.ts'
import { composeNarration, quoteFrom } from '../../../server/storytelling/embedded/composeNarration.ts'
import type { NarrationOrder } from '../../../server/storytelling/ports.ts'

const order: NarrationOrder = {
  deviceId: deviceIds.tape,
  deviceName: 'Cassette Tape',
  stories: [],
  language: 'en',
  edition: 0,
}
const story = (text: string, sample = false) => ({ textDE: text, textEN: text, sample })
const told = (part: Partial<NarrationOrder>) => composeNarration({ ...order, ...part }).join('\n\n')
const everyDevice = [...Object.values(deviceIds), 4711]

describe('what is told', () => {
  test('[GEN-01] no edition repeats the words of the one before, for any device in any language', () => {
    for (const deviceId of everyDevice) {
      for (const language of languages) {
        for (let edition = 1; edition < 30; edition++) {
          expect(told({ deviceId, language, edition })).not.toBe(
            told({ deviceId, language, edition: edition - 1 }),
          )
        }
      }
    }
  })

  test('[GEN-01] every edition of every device is long enough to be a story and short enough to stand through', () => {
    const quoted = [story('I held the pause key down and waited. Then somebody laughed in the kitchen.')]
    for (const deviceId of everyDevice) {
      for (const language of languages) {
        for (let edition = 0; edition < 12; edition++) {
          const words = told({ deviceId, language, edition, stories: quoted }).split(/\s+/).length
          expect(words).toBeGreaterThan(140)
          expect(words).toBeLessThan(260)
        }
      }
    }
  })

  test('German is spelt as in Switzerland', () => {
    for (const deviceId of everyDevice) {
      for (let edition = 0; edition < 12; edition++)
        expect(told({ deviceId, language: 'de', edition })).not.toContain('ß')
    }
  })

  test('a device that a visitor invented is named, whatever characters its name has', () => {
    expect(told({ deviceId: 900, deviceName: "Grandma's $& radio {quote}" })).toContain(
      "Grandma's $& radio {quote}",
    )
  })
})

describe('whose voice is heard', () => {
  test('visitors come before invented stories, and each edition quotes the next one', () => {
    const stories = [
      story('An invented memory of mine.', true),
      story('First true memory here.'),
      story('Second true memory here.'),
    ]
    const editions = [0, 1, 2].map((edition) => told({ stories, edition }))
    expect(editions[0]).toContain('First true memory here.')
    expect(editions[1]).toContain('Second true memory here.')
    expect(editions.join()).not.toContain('invented')
  })

  test('an invented story is never said to be a visitor’s', () => {
    for (let edition = 0; edition < 6; edition++) {
      const text = told({ stories: [story('An invented memory of mine.', true)], edition })
      expect(text).toContain('An invented memory of mine.')
      expect(text).not.toMatch(/visitor remembers|stood here|in this room, and/)
    }
  })

  test('a story without words in the language at hand is passed over', () => {
    const text = told({ stories: [{ textDE: 'Nur auf Deutsch erzählt.', textEN: null, sample: false }] })
    expect(text).not.toContain('Deutsch')
  })

  test.for([
    [
      'two short sentences',
      'It hissed a little. We loved it all the same. More.',
      'It hissed a little. We loved it all the same.',
    ],
    ['no full stop', 'I kept every one of them', 'I kept every one of them.'],
    ['an address', 'Write to me at a@b.ch or https://x.ch/y now, please.', 'Write to me at or now, please.'],
    ['quotation marks', 'She said "go" and I went there.', 'She said ‘go’ and I went there.'],
    ['controls and pictures', 'It was\u0000 good \u{1F600} and warm.', 'It was good and warm.'],
    ['one endless sentence', `${'and then '.repeat(60)}.`, null],
    ['next to nothing', 'Ja.', null],
  ] as const)('quotes whole sentences: %s', ([, text, quote]) => {
    expect(quoteFrom(text, 'en')).toBe(quote)
  })

  test('a date does not end a German sentence', () => {
    expect(quoteFrom('Am 6. Mai 1998 kam er an. Blau.', 'de')).toBe('Am 6. Mai 1998 kam er an. Blau.')
  })
})
