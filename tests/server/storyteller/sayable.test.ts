import { describe, expect, test } from 'vitest'
import { respellings } from '#server/storyteller/embedded/respellings.ts'
import { sayable } from '#server/storyteller/embedded/sayable.ts'
import { openSynthesizer, speak } from '#server/storyteller/embedded/synthesize.ts'
import fc from 'fast-check'

describe('the text for the synthesizer', () => {
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
    ['«Ein Mixtape & ein Walkman»', "Ein [[m'IkstEIp]] und ein [[v'O:kmEn]]"],
    ['im 7.04 nach Olten, um 12.15 Uhr', 'im 7 Uhr 4 nach Olten, um 12 Uhr 15'],
    ['CrO2 von Philips, CHF 1.50', 'Chromdioxid von Fillips, 1 Franken 50'],
  ])('German: %s', ([shown, said]) => {
    expect(sayable(shown ?? '', 'de')).toBe(said)
  })

  test.for([
    ['in 1963', 'in nineteen sixty-three'],
    ['in 1905 and 1900', 'in nineteen oh five and nineteen hundred'],
    ['in 2001, in 2014', 'in 2001, in twenty fourteen'],
    ['the 1980s, the ’90s', 'the nineteen eighties, the nineties'],
    ['10,000 songs & more', '10000 songs and more'],
    ['the 7.04 on CrO₂, winter of ’98', 'the 7 oh 4 on chromium dioxide, winter of 98'],
    ['“no <break time="9s"/> [[markup]]”', 'no break time 9s/ markup'],
  ])('English: %s', ([shown, said]) => {
    expect(sayable(shown ?? '', 'en')).toBe(said)
  })

  test('nothing that a visitor writes reaches the synthesizer as markup or phonemes', () => {
    const ours = respellings.de.concat(respellings.en).map(([, sound]) => sound.replace(/\$1.*$/, ''))
    const words = fc.constantFrom(
      '[[',
      ']]',
      '<break time="9s"/>',
      '[[h@l]]',
      'Walkman',
      'Mixtapes',
      ' ',
      '{',
      '|',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), words)), (parts) => {
        const said = sayable(parts.join(''), 'de')
        expect(said).not.toMatch(/[<>{}\\|]/)
        for (const [phonemes] of said.matchAll(/\[+[^\]]*\]*/gu)) {
          expect(ours.some((sound) => sound !== '' && phonemes.startsWith(sound.replace(/\]+$/, '')))).toBe(
            true,
          )
        }
      }),
    )
  })
})

describe('the spoken result', () => {
  test.for([
    ['de', 'Walkman', 'vˈɔkmɛn'],
    ['de', 'iPod', 'ˈaɪpɔt'],
    ['de', 'Philips', 'fˈɪliːps'],
    ['de', 'Mixtape', 'mˈɪkstɛɪp'],
    ['de', 'IBM', 'ˈiː bˈeː ˈɛm'],
    ['de', 'Game Boy', 'ɡˈɛɪmbɔø'],
    ['de', 'Laptop', '(en)lˈaptɒp(de)'],
    ['en', 'iPod', 'ˈaɪ pˈɒd'],
    ['en', 'Walkman', 'wˈɔːkmən'],
    ['en', 'Philips', 'fˈɪlɪps'],
    ['en', 'Nachklang', 'nˈɑːxklæŋ'],
  ] as const)('in %s, %s sounds as people say it', async ([language, word, sounds]) => {
    const voice = { language, variant: 'anyDevice', rate: 160, pitch: 50, range: 50 } as const
    const { words } = speak(await openSynthesizer(), sayable(word, language), voice)
    expect(words.map((one) => one.sounds).join(' ')).toBe(sounds)
  })
})
