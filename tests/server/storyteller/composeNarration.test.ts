import { describe, expect, test } from 'vitest'
import { languages } from '#contract/common.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { devices } from '#content/exhibits/index.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { composeNarration, composeScript } from '#server/storyteller/embedded/composeNarration.ts'
import { linesOf } from '#server/storyteller/embedded/lines.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'
import { quoteFrom } from '#server/storyteller/embedded/quotes.ts'
import type { NarrationOrder } from '#server/storyteller/ports.ts'

const order: NarrationOrder = {
  deviceId: tapeExhibit.device.id,
  deviceName: 'Cassette Tape',
  stories: [],
  language: 'en',
  edition: 0,
}
const story = (text: string, sample = false, id = 1) => ({ id, textDE: text, textEN: text, sample })
const told = (part: Partial<NarrationOrder>) => composeNarration({ ...order, ...part }).join('\n\n')
const everyDevice = [...devices.map(({ id }) => id), 4711]
const samplesOf = (deviceId: number) =>
  sampleStories
    .filter((sample) => sample.deviceId === deviceId)
    .map(({ textDE, textEN }, id) => ({ id, textDE, textEN, sample: true }))

describe('the facts', () => {
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

  test('[GEN-01] every edition is long enough to be a story and short enough to stand through, with stories and without', () => {
    for (const deviceId of everyDevice) {
      for (const language of languages) {
        for (let edition = 0; edition < 12; edition++) {
          for (const stories of [[], samplesOf(deviceId)]) {
            // 14 characters a second with all pauses, and 7 seconds of music alone: 60 to 120 seconds.
            const { length } = told({ deviceId, language, edition, stories })
            expect(length).toBeGreaterThan(800)
            expect(length).toBeLessThan(1560)
          }
        }
      }
    }
  })

  test('[GEN-01] the narrator introduces itself as a machine in every opening', () => {
    const machine = {
      de: /Stimme|Maschine|Apparat|Sprechgerät|Sprechprogramm|Computer|programmiert|Ansage/u,
      en: /voice|machine|apparatus|program|computer|announcement/u,
    }
    for (const deviceId of everyDevice) {
      for (const language of languages) {
        for (let edition = 0; edition < 3; edition++) {
          expect(composeNarration({ ...order, deviceId, language, edition })[0]).toMatch(machine[language])
        }
      }
    }
  })

  test('German is spelt as in Switzerland', () => {
    for (const deviceId of everyDevice) {
      for (let edition = 0; edition < 12; edition++) {
        expect(told({ deviceId, language: 'de', edition })).not.toMatch(/[ß„“]/u)
      }
    }
  })

  test('a device that a visitor invented is named, whatever characters its name has', () => {
    expect(told({ deviceId: 900, deviceName: "Grandma's $& radio {quote}" })).toContain(
      "Grandma's $& radio {quote}",
    )
    expect(told({ deviceId: 900, deviceName: ' \u200b \n ' })).toContain('a device without a name')
  })

  test('a device without any story keeps the place free and says so', () => {
    expect(told({ stories: [] })).toMatch(/Nobody has left anything|still empty|first memory/)
  })
})

describe('the quoted voices', () => {
  const memory = (word: string, id?: number) =>
    story(`I kept the ${word} in my pocket for a year. We never lost it.`, false, id)

  test('[GEN-01] two or three visitors speak, each in a voice of their own, between the facts', () => {
    const stories = ['pencil', 'ribbon', 'ticket', 'letter'].map(memory)
    const { segments } = composeScript({ ...order, stories })
    expect(segments.filter(({ kind }) => kind === 'quote')).toHaveLength(3)
    const voices = linesOf(segments, stagingOf(order.deviceId), 'en').flatMap(({ isVisitor, voice }) =>
      isVisitor ? voice.variant : [],
    )
    expect(new Set(voices).size).toBe(3)
    expect(segments[0]?.kind).toBe('text')
    expect(segments.at(-1)?.kind).toBe('text')
  })

  test('[RECALL-01] a script says which stories it quotes, and no others', () => {
    const stories = ['pencil', 'ribbon', 'ticket', 'letter'].map((word, index) => memory(word, 11 + index))
    expect(composeScript({ ...order, stories, edition: 0 }).storyIds).toEqual([11, 12, 13])
    expect(composeScript({ ...order, stories, edition: 3 }).storyIds).toEqual([14, 11, 12])
    expect(composeScript({ ...order, stories: [] }).storyIds).toEqual([])
  })

  test('visitors come before invented stories, and each edition begins with the next one', () => {
    const stories = [story('I made up this memory of mine.', true), memory('pencil'), memory('ribbon')]
    const editions = [0, 1].map((edition) => told({ stories, edition }))
    expect(editions[0]?.indexOf('pencil')).toBeLessThan(editions[0]?.indexOf('ribbon') ?? 0)
    expect(editions[1]?.indexOf('ribbon')).toBeLessThan(editions[1]?.indexOf('pencil') ?? 0)
    expect(editions.join()).not.toContain('made up this memory')
  })

  test('an invented story is never said to be a visitor’s', () => {
    for (const language of languages) {
      for (let edition = 0; edition < 6; edition++) {
        const text = told({ language, edition, stories: samplesOf(tapeExhibit.device.id) })
        expect(text).toMatch(/[“«]/u)
        expect(text).not.toMatch(
          /somebody left here|stood where you|entrusted|anvertraut|stand, wo du|jemand hier gelassen/,
        )
        expect(text).toMatch(/make up|inventi|invented|inventing|denke mir|erfinde|Erfindung/u)
      }
    }
  })

  test('a story without words in the language at hand is passed over', () => {
    const stories = [{ id: 1, textDE: 'Ich habe das nur auf Deutsch erzählt.', textEN: null, sample: false }]
    expect(told({ stories })).not.toContain('Deutsch')
  })

  test.for([
    [
      'French',
      'Je me souviens de mon premier baladeur. Il était dans la poche de ma mère, et nous dansions.',
    ],
    [
      'Italian',
      'Mi ricordo che la cassetta era di mia nonna. Non si sentiva più niente, ma per me era bella.',
    ],
    ['the other language', 'Ich habe die Kassette noch immer bei mir. Sie war das Erste, was mir gehörte.'],
    ['another script', 'Я помню этот магнитофон, он стоял на кухне. 私はそれを覚えています。'],
  ])('a story in %s is not read by an English voice', ([, text]) => {
    expect(quoteFrom(text ?? '', 'en')).toBeNull()
  })

  test.for([
    [
      'two short sentences',
      'I loved how it hissed. My sister did not.',
      'I loved how it hissed. My sister did not.',
    ],
    ['no full stop', 'I kept every one of them in a box', 'I kept every one of them in a box.'],
    [
      'what stands alone rather than what points back',
      'That was in the kitchen. My father recorded the news every evening.',
      'My father recorded the news every evening.',
    ],
    [
      'nothing with an address or a number in it',
      'Write to me at a@b.ch about my tapes, please. Or call 079 123 45 67 in the evening. I would love to hear my own tape again.',
      'I would love to hear my own tape again.',
    ],
    ['quotation marks', 'She said "go" and I went there.', 'She said ‘go’ and I went there.'],
    [
      'controls and pictures',
      'It was\u0000 good \u{1F600}\u{1F1E8}\u{1F1ED} and warm to me.',
      'It was good and warm to me.',
    ],
    ['markup', 'I <b>held</b> it <script>for me</script> alone.', 'I held it for me alone.'],
    ['one endless sentence', `${'and then '.repeat(60)}.`, null],
    ['next to nothing', 'Ja.', null],
    ['nothing but pictures', '\u{1F600}\u{1F600}\u{1F600}', null],
  ] as const)('quotes whole sentences: %s', ([, text, quote]) => {
    expect(quoteFrom(text, 'en')).toBe(quote)
  })

  test('10 000 characters give a quotation like any other', () => {
    const text = 'I held the pause key until my thumb hurt. '.repeat(238).slice(0, 10_000)
    expect(quoteFrom(text, 'en')?.length).toBeLessThan(181)
  })

  test('a date does not end a German sentence', () => {
    const text = 'Am 6. Mai 1998 kam er bei mir an. Blau wie das Meer.'
    expect(quoteFrom(text, 'de')).toBe(text)
  })
})
