import { describe, expect, test } from 'vitest'
import { sayable } from '../../../server/storytelling/embedded/sayable.ts'
import { captionsOf } from '../../../server/storytelling/embedded/sentences.ts'
import fc from 'fast-check'

describe('what the synthesizer gets to read', () => {
  test.for([
    ['die Strasse ist gross', 'die Straße ist groß'],
    ['Grossmutters Füsse, süsse Grüsse', 'Großmutters Füße, süße Grüße'],
    ['draussen, ausser Atem, aussen', 'draußen, außer Atem, außen'],
    ['er vergass, sie sassen, wir assen', 'er vergaß, sie saßen, wir aßen'],
    ['Massstab, mässig, bloss zum Spass', 'Maßstab, mäßig, bloß zum Spaß'],
    ['aussuchen und aussteigen', 'aussuchen und aussteigen'],
    [
      'müssen, wissen, Kassette, Schloss, Fluss, besser, Masse, dass',
      'müssen, wissen, Kassette, Schloss, Fluss, besser, Masse, dass',
    ],
    ['im Juli 1979', 'im Juli neunzehnhundert neunundsiebzig'],
    ['im Jahr 2001', 'im Jahr 2001'],
    ['die 1980er Jahre, die 90er', 'die neunzehnhundert achtziger Jahre, die neunziger'],
    ['am 6. Mai, am 23. Juni, am 1. August', 'am sechsten Mai, am dreiundzwanzigsten Juni, am ersten August'],
    ["10'000 Lieder auf dem iPod", '10000 Lieder auf dem Eipott'],
    ['«Ein Mixtape & ein Walkman»', 'Ein Mixteip und ein Wokmän'],
  ])('German: %s', ([shown, said]) => {
    expect(sayable(shown ?? '', 'de')).toBe(said)
  })

  test.for([
    ['in 1963', 'in nineteen sixty-three'],
    ['in 1905 and 1900', 'in nineteen oh five and nineteen hundred'],
    ['in 2001, in 2014', 'in 2001, in twenty fourteen'],
    ['the 1980s, the ’90s', 'the nineteen eighties, the nineties'],
    ['10,000 songs & more', '10000 songs and more'],
    ['“no <break time="9s"/> [[markup]]”', 'no break time 9s/ markup'],
  ])('English: %s', ([shown, said]) => {
    expect(sayable(shown ?? '', 'en')).toBe(said)
  })

  test('nothing that a visitor writes reaches the synthesizer as markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => !/[<>[\]{}\\|]/.test(sayable(text, 'de'))),
    )
  })
})

describe('captions', () => {
  test('hold all words of the sentence in lines of bearable length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zäöü]{1,14}[,;]?$/), { minLength: 1, maxLength: 60 }),
        (words) => {
          const captions = captionsOf(words.join(' '), 90)
          expect(captions.join(' ')).toBe(words.join(' '))
          for (const caption of captions) expect(caption.length).toBeLessThanOrEqual(90)
        },
      ),
    )
  })

  test('break after a comma rather than in the middle of a thought', () => {
    const [first] = captionsOf(
      'They broke off two little tabs so firmly that the plastic cracked, to keep something for ever and ever.',
      90,
    )
    expect(first).toMatch(/cracked,$/)
  })
})
