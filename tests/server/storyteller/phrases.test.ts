import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pauseAfter } from '#server/storyteller/embedded/prosody.ts'
import { phrasesOf } from '#server/storyteller/embedded/phrases.ts'
import type { Language } from '#contract/common.ts'

/** Phrases as marks: ↓ statement, ↗ continuation, ↑ question, ↘ emphatic, brackets around an aside. */
function marked(sentence: string, language: Language): string {
  const arrows = { statement: '↓', continuation: '↗', question: '↑', emphatic: '↘' } as const
  return phrasesOf(sentence, language)
    .map(({ text, tune, isAside }) => (isAside ? `(${text})` : text) + arrows[tune])
    .join(' ')
}

describe('[GEN-07] how a sentence is phrased', () => {
  test.for([
    ['Heute liegt er im Keller.', 'Heute liegt er im Keller↓'],
    // Lists: more follows after each item, and the last ends it.
    ['Ein Stift, ein Band und ein Radio.', 'Ein Stift↗ ein Band↗ und ein Radio↓'],
    ['Ein Stift, ein Band und ein Radio: alles da.', 'Ein Stift↗ ein Band↗ und ein Radio↗ alles da↓'],
    ['Rot, gelb oder blau?', 'Rot↗ gelb↗ oder blau↑'],
    // Clauses are no items.
    ['Er sang, als könnte es hören und sehen.', 'Er sang↗ als könnte es hören und sehen↓'],
    [
      'Man hat es verflucht, wenn es nicht wollte, und gelobt.',
      'Man hat es verflucht↗ wenn es nicht wollte↗ und gelobt↓',
    ],
    // Questions for a yes or a no rise, all others fall.
    ['Hast du selbst noch eines?', 'Hast du selbst noch eines↑'],
    ['In welchem Jahr war das?', 'In welchem Jahr war das↘'],
    ['Wenn sie reisst, was tust du?', 'Wenn sie reisst↗ was tust du↘'],
    ['Weisst du noch, wie es klang?', 'Weisst du noch↗ wie es klang↑'],
    ['Hol es heraus!', 'Hol es heraus↘'],
    // What is open stays up.
    ['Und jemand anderes:', 'Und jemand anderes↗'],
    ['Es lief; niemand hörte zu.', 'Es lief↓ niemand hörte zu↓'],
    // Asides.
    ['Die Kassette – sie war blau – lag dort.', 'Die Kassette↗ (sie war blau)↗ lag dort↓'],
    // No boundaries: figures, hyphens, phonemes.
    ['Es kostete 1,50 im Hi-Fi-Laden um 12:15.', 'Es kostete 1,50 im Hi-Fi-Laden um 12:15↓'],
    ["Ein [[g'Eto:bl,a:st3]] lief.", "Ein [[g'Eto:bl,a:st3]] lief↓"],
    ['– …', ''],
  ] as const)('German: %s', ([sentence, marks]) => {
    expect(marked(sentence, 'de')).toBe(marks)
  })

  test.for([
    ['Today it lies in the cellar.', 'Today it lies in the cellar↓'],
    ['A pencil, a tape and a radio.', 'A pencil↗ a tape↗ and a radio↓'],
    ['It broke, because they ran and fell.', 'It broke↗ because they ran and fell↓'],
    ['Do you still have one?', 'Do you still have one↑'],
    ['What did you do with yours?', 'What did you do with yours↘'],
    ['Bring it out!', 'Bring it out↘'],
    ['The tape – it was blue – was there.', 'The tape↗ (it was blue)↗ was there↓'],
  ] as const)('English: %s', ([sentence, marks]) => {
    expect(marked(sentence, 'en')).toBe(marks)
  })

  test('no word is lost, in any text', () => {
    const words = fc.constantFrom(
      'ein',
      'Stift',
      'und',
      'oder',
      '(',
      ')',
      ', ',
      ' – ',
      '-',
      ': ',
      '…',
      '.',
      '? ',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' }))), (parts) => {
        const sentence = parts.join('')
        const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? ''
        const said = phrasesOf(sentence, 'de').map(({ text }) => letters(text))
        expect(said.join('')).toBe(letters(sentence))
      }),
    )
  })

  test('each phrase is found in its sentence, and none is followed by as long a pause as a sentence', () => {
    const sentence = 'Die Kassette (sie war blau), der Stift, das Band: alles – wirklich alles – lag dort.'
    const phrases = phrasesOf(sentence, 'de')
    expect(phrases.length).toBe(7)
    for (const { text, at } of phrases) expect(sentence.slice(at, at + text.length)).toBe(text)
    for (const { pauseMs } of phrases.slice(0, -1)) {
      expect(pauseMs).toBeGreaterThan(50)
      expect(pauseMs).toBeLessThan(350)
    }
    expect(phrases.at(-1)?.pauseMs).toBe(0)
  })
})

describe('[GEN-07] the length of pauses', () => {
  const placed = {
    sentence: 'Er liegt dort.',
    index: 0,
    count: 2,
    visitor: null,
    handsOver: false,
    isLastOfAll: false,
  }
  const pause = (part: Partial<typeof placed>, pauseFactor = 1) =>
    pauseAfter({ ...placed, ...part }, { pauseFactor })
  const long = 'Man hat ihm gut zugeredet, als könnte es hören, und am Ende hat es doch geschwiegen.'

  test('between sentences a breath, longer after a long one and after a question, within any staging', () => {
    expect(pause({ sentence: long })).toBeGreaterThan(pause({ sentence: long.slice(0, 40) }))
    expect(pause({ sentence: 'Liegt er immer noch in diesem alten Schrank?' })).toBeGreaterThan(
      pause({ sentence: 'Er liegt immer noch in diesem alten Schrank.' }),
    )
    for (const factor of [0.8, 1, 1.3]) {
      for (const sentence of ['Nein.', 'Warum?', long, `${long} ${long} ${long}`]) {
        expect(pause({ sentence }, factor)).toBeGreaterThanOrEqual(350)
        expect(pause({ sentence }, factor)).toBeLessThanOrEqual(600)
      }
    }
  })

  test('between paragraphs longer than between sentences, and nothing after the last word', () => {
    for (const factor of [0.8, 1, 1.3]) {
      for (const sentence of ['Nein.', long, `${long} ${long} ${long}`]) {
        expect(pause({ sentence, index: 1 }, factor)).toBeGreaterThanOrEqual(800)
        expect(pause({ sentence, index: 1 }, factor)).toBeLessThanOrEqual(1200)
      }
    }
    expect(pause({ index: 1, isLastOfAll: true })).toBe(0)
  })
})
