import { describe, expect, test } from 'vitest'
import { listedWords } from '#content/listedWords.ts'
import { MemoryText } from '#contract/memory.ts'
import { StoryText } from '#contract/story.ts'
import { textOf } from '#contract/common.ts'
import { limits } from '#contract/limits.ts'
import { countedPattern } from '#server/analytics/patterns.ts'
import { csvLine } from '#server/exports/table.ts'
import { bearerOf } from '#server/staff/access.ts'
import { acceptsBrotli } from '#server/http/acceptsBrotli.ts'
import { metaTag } from '#server/http/linkPreview.ts'
import { readRange } from '#server/media/routes.ts'
import { detectLanguage } from '#server/storyteller/language.ts'
import { flagsOf, wordFinder } from '#server/stories/flags.ts'
import { deviceNameKey } from '#server/devices/repository.ts'
import { captionsOf, webVttOf } from '#server/storyteller/captionLines.ts'
import { keyOf, lengthOf } from '#server/storyteller/alignment/speechWords.ts'
import { avatarDescription } from '#server/storyteller/embedded/drawing/avatarDescription.ts'
import { initialOf } from '#server/storyteller/embedded/drawing/avatarPicture.ts'
import { eraOf } from '#server/storyteller/embedded/drawing/storyPicture.ts'
import { findMotifs } from '#server/storyteller/embedded/drawing/findMotifs.ts'
import { chanceFrom } from '#server/storyteller/embedded/drawing/random.ts'
import { strip } from '#server/storyteller/embedded/drawing/strip.ts'
import { embeddedTitle } from '#server/storyteller/embedded/embeddedTitle.ts'
import { linesOf } from '#server/storyteller/embedded/lines.ts'
import { quoteFrom } from '#server/storyteller/embedded/quotes.ts'
import { sayable } from '#server/storyteller/embedded/sayable.ts'
import { sentencesOf } from '#server/storyteller/embedded/sentences.ts'
import { readingStaging } from '#server/storyteller/embedded/stagings.ts'
import { plainLine, refuseNewAddresses, swiss, tidyText } from '#server/storyteller/services/plainText.ts'
import { sentenceOf } from '#kiosk/attract/sentences.ts'
import { fill } from '#lib/text/fill.ts'
import { firstWords } from '#contract/cutText.ts'
import { folded, soughtWords } from '#lib/stories/storySearch.ts'
import { passages } from '#ui/kit/player/cues.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'

/** What Node takes of all headers together. */
const headerChars = 16_384
const findWords = wordFinder(listedWords)
const flags = (text: string) =>
  flagsOf({ titleDE: text, titleEN: null, textDE: text, textEN: text, voice: null }, findWords)
const answers = {
  retroEra: '80s',
  favoriteDevice: '',
  favoriteFeatures: '',
  favoriteStorage: '',
  skills: '',
} as const

/** Everything that reads what somebody outside may have written, at most `chars` characters of it at once. */
const readers: readonly (readonly [name: string, chars: number, read: (text: string) => unknown])[] = [
  ['StoryText', limits.textChars, (text) => StoryText.safeParse({ storyText: text })],
  [
    'MemoryText',
    limits.textChars,
    (text) => MemoryText.safeParse({ textContent: 'x', yearOfBirth: 1970, email: text }),
  ],
  ['flagsOf', limits.textChars, flags],
  ['wordFinder', limits.textChars, findWords],
  ['embeddedTitle, German', 1500, (text) => embeddedTitle(text, 'de')],
  ['embeddedTitle, English', 1500, (text) => embeddedTitle(text, 'en')],
  ['detectLanguage', limits.textChars, detectLanguage],
  ['sentencesOf, German', limits.textChars, (text) => sentencesOf(text, 'de')],
  ['sentencesOf, English', limits.textChars, (text) => sentencesOf(text, 'en')],
  ['quoteFrom, German', 4000, (text) => quoteFrom(`${spoken} ${text}`, 'de')],
  ['quoteFrom, English', 4000, (text) => quoteFrom(`I had the tape. ${text}`, 'en')],
  ['sayable, German', limits.textChars, (text) => sayable(text, 'de')],
  ['sayable, English', limits.textChars, (text) => sayable(text, 'en')],
  [
    'linesOf, German @full',
    limits.textChars,
    (text) => linesOf([{ kind: 'text', text, endsParagraph: true }], readingStaging, 'de'),
  ],
  [
    'linesOf, English @full',
    limits.textChars,
    (text) => linesOf([{ kind: 'text', text, endsParagraph: true }], readingStaging, 'en'),
  ],
  ['captionsOf', limits.textChars, captionsOf],
  ['webVttOf', limits.textChars, (text) => webVttOf([{ start: 0, text }], 60)],
  ['lengthOf', limits.textChars, (text) => lengthOf(text) + keyOf(text).length],
  ['tidyText', limits.textChars, tidyText],
  ['plainLine', limits.textChars, plainLine],
  ['swiss', limits.textChars, swiss],
  ['refuseNewAddresses', limits.textChars, (text) => refuseNewAddresses(text, text)],
  ['findMotifs @full', limits.textChars, (text) => findMotifs(text, text)],
  ['eraOf', limits.textChars, (text) => eraOf(1, text)],
  ['strip', limits.textChars, (text) => strip(text, chanceFrom('1'), 30, 26)],
  [
    'avatarDescription',
    limits.lineChars,
    (text) => avatarDescription({ ...answers, name: text, skills: text }),
  ],
  ['initialOf', limits.lineChars, initialOf],
  ['deviceNameKey', limits.textChars, deviceNameKey],
  ['metaTag', limits.textChars, (text) => metaTag('name', 'x', text)],
  ['csvLine', limits.textChars, (text) => csvLine([text])],
  ['countedPattern', limits.textChars, countedPattern],
  ['acceptsBrotli', headerChars, acceptsBrotli],
  ['readRange', headerChars, (text) => readRange(text, 1000)],
  ['bearerOf', headerChars, (text) => bearerOf({ headers: { authorization: `Bearer ${text}` } })],
  ['sentenceOf', limits.textChars, sentenceOf],
  ['folded', limits.textChars, folded],
  ['soughtWords', limits.textChars, soughtWords],
  ['firstWords', limits.textChars, (text) => firstWords(text, 60)],
  ['fill', limits.textChars, (text) => fill(text, {})],
  ['passages', limits.textChars, (text) => passages(text, [{ start: 0, text: 'x' }])],
]

const spoken = 'Ich erinnere mich an die Kassette, die mein Bruder mir damals gab.'
/** Ordinary words with some of everything that is looked for. */
const harmless =
  `${spoken} I still remember the summer of 1984: my sister’s «Walkman» cost CHF 249.50! ` +
  'Schreibt an anna@example.ch oder seht auf https://example.org/tape?x=1 nach; am 6. Mai, um 10.30 Uhr. ' +
  '<b>Laut</b> &amp; leise … (wirklich), [b]so[/b] war das – 😀.\n\n'

/** Units that, repeated, make a reader start anew at each place, and look far from there. */
const units = [
  ...'@.,;:!?…-–+=/&#%_*\'"’‘“”„«»‹›()[]{}<>|\\^~`´0129 \n\t\r',
  ...[
    'a',
    'A',
    'ä',
    'ß',
    'ss',
    '中',
    '😀',
    '\u0301',
    '\u0301\u0316',
    '\u200b',
    '\u200d',
    '\ufdfa',
    '\ufe0f',
    '\u00ad',
    '\u2028',
    '\0',
  ],
  ...[
    'a@',
    '@a',
    'a.',
    '.a',
    'a-',
    'a+',
    'a ',
    ' a',
    '. ',
    '.\n',
    '1.',
    '1. ',
    ' 1.',
    '1 ',
    '1,',
    "1'",
    '!a',
    '? ',
    '1.5 ',
    'A. ',
    '.(',
    '.)',
    '. (',
  ],
  ...[
    '<a',
    '<a ',
    '</a',
    '<!',
    '<a>',
    '&#1',
    '&a',
    '[b',
    '[b ',
    '[url',
    '[/img',
    'www.',
    'http://',
    'https://a',
    'www.a.',
    'a.a@',
    'a@a.',
    'a.ch',
    'a.c',
  ],
  ...['„a', '"a', ' "', '«', '«a', '‹', '’a', '(a', ', ', ' ,', ' - ', '– ', '😀 ', '1️⃣'],
  ...['CHF 1', 'CHF ', 'Fr. ', 'im 1', 'um 1.0', '190', '1900', '1980er ', '80er', '9.00 Uhr', '6. Mai'],
  ...['fuss', 'gruss', 'auss', 'hinauss', 'strass', 'Iss '],
  ...[
    'und ',
    'ja',
    'ja ',
    'ich erinnere mich ',
    'ich erinnere mich noch ',
    'ich weiss noch ',
    'es war ',
    'I remember ',
    'we still ',
    'back then ',
    'I think that ',
  ],
  ...['Kassette', 'Kassette ', 'Kassette-', 'der ', 'der Walkman ', 'the ', 'of the tape ', 'mein'],
  ...[
    'br',
    ' br',
    ',br ',
    'br;',
    'br;q=',
    'br;q=0.',
    'q=0',
    'bytes=',
    '=;',
    ';=',
    '[a',
    '[aa]',
    ':a',
    '{a',
    '{a}',
    '%',
    '\\',
    '\n ',
    ' \n',
    '\n\n ',
    'ed ',
  ],
]

const filled = (unit: string, chars: number) => unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars)

/** As the contract lets them in: one unit over and over, begun and ended by what makes a match fail late. */
function hostileTexts(chars: number): string[] {
  const accepted = textOf(headerChars)
  return units
    .filter((_, at) => at % rounds(1, 4) === 0)
    .flatMap((unit) => [filled(unit, chars), `${filled(unit, chars - 1)}x`, `x${filled(unit, chars - 2)}\n`])
    .map((text) => accepted.safeParse(text).data ?? text)
}

/** Time of one run, ms: the least of several, which is the one that nothing disturbed; no more runs than it takes. */
function costOf(read: () => unknown, enough = 0): number {
  let least = Infinity
  for (let run = 0; run < 8 && (run === 0 || least > enough); run += 1) {
    const before = performance.now()
    try {
      read()
    } catch {
      // A refusal is an answer, too; what counts is how long it takes.
    }
    least = Math.min(least, performance.now() - before)
  }
  return least
}

/** Processor time of one run, ms, by as many as a coarse clock needs: what else the machine does makes no difference. */
function workOf(read: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    costOf(read, Infinity)
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= 60_000) return (user + system) / 1000 / runs
  }
}

/** The least of several measurements, rounded: a collection of garbage in the middle of one is not its text's fault. */
const leastOf = (tries: number, measure: () => number): number =>
  Math.round(Math.min(...Array.from({ length: tries }, measure)))

/** Less than this many times the cost of ordinary words is of no account, and too short to compare. */
const fewTimes = 25
/**
 * Sixteen times the text costs sixteen times as much, twice that where it no longer fits the processor's cache, and 256
 * times where each place in it is looked at from each.
 */
const mostGrowth = 48

describe('[TEXT-01] twice the text takes twice the time to read, whatever stands in it', () => {
  test.each(readers)('%s', (_name, chars, read) => {
    const ordinary = filled(harmless, chars)
    const usual = Math.max(
      costOf(() => read(ordinary)),
      // Some readers are done at the first character; nobody is faster than one look at each.
      costOf(() => ordinary.match(/\p{L}+/gu)),
    )
    const short = hostileTexts(chars / 16)
    const slow = hostileTexts(chars).flatMap((text, index) => {
      const cost = costOf(() => read(text), usual * fewTimes)
      if (cost <= usual * fewTimes) return []
      const growth = leastOf(3, () => workOf(() => read(text)) / workOf(() => read(short[index] ?? '')))
      return growth > mostGrowth
        ? [{ text: text.slice(0, 20), timesOrdinary: Math.round(cost / usual), growth }]
        : []
    })
    expect(slow).toEqual([])
  })
})

test('[TEXT-02] a text keeps 30 marks on a letter, more than any language sets', () => {
  const zalgo = `a${'\u0301\u0316'.repeat(15)}`
  expect(textOf(100).parse(`${zalgo} und Ä, é, אָ, नि`)).toBe(`${zalgo} und Ä, é, אָ, नि`)
  expect(textOf(100).parse(`${zalgo}${'\u0316\u0301'.repeat(5000)} Band`)).toBe(`${zalgo} Band`)
})
