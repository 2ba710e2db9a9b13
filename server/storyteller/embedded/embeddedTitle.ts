import type { Language } from '#contract/common.ts'
import { cutText, firstWords } from '#contract/cutText.ts'
import { withoutUnseen } from '#contract/withoutUnseen.ts'
import { sentencesOf } from './sentences.ts'

const set = (words: string) => new Set(words.split(/\s+/u))

/** Words with little meaning: a title neither ends with one nor consists of them. */
const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: set(
    `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis da dabei damals damit dann dass das
    dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines
    einfach er es etwas euch für gab ganz gar gehabt gewesen habe haben hat hatte hatten hätte ich ihm ihn ihr ihre ihrem
    ihren ihrer im immer in ins irgendwann irgendwie ist ja jede jeden jeder jedes jetzt kann kein keine keinen können
    konnte konnten man mal manchmal mein meine meinem meinen meiner meines mich mir mit musste müssen nach nicht noch nun
    nur ob oder oft ohne schon sehr sein seine seinem seinen seiner sich sie sind so sogar soll sollte über um und uns
    unser unsere unserem unseren unserer unter viel vom von vor war waren was weil welche wenn wer werden wie wieder wir
    wird wo wollte wollten worden wurde wurden würde zu zum zur zwischen`,
  ),
  en: set(
    `a about after again all also always am an and any are as at be because been before being but by can could did do
    does doing down each even ever every for from get got had has have having he her here him his how i i'd i'm i've if
    in into is it it's its just like me more most my never no not now of off often on once one only or other our out over
    own really same she should so some something sometimes still such than that that's the their them then there these
    they thing this those through to too under until up us very was we well were what when where which while who why will
    with without would you your`,
  ),
}

/** Phrases before the actual beginning of a sentence. */
const runUps: Readonly<Record<Language, RegExp>> = {
  de: /^(?:(?:und|aber|also|ja|na|nun|dann|da|damals|früher|heute|einmal|irgendwann|eigentlich|natürlich|vielleicht)\s+|(?:ich|wir) (?:erinnere|erinnern) (?:mich|uns)(?: (?:noch|sehr|gut|genau|gerne?|heute|immer|vor allem))* ?(?:daran|an)?,?\s*|(?:ich|wir) (?:weiss|wissen)(?: (?:noch|gut|genau))*,?\s*|(?:ich|wir) (?:glaube|glauben|denke|denken|finde|finden),?\s*|meine (?:erste |früheste )?erinnerung (?:ist|war),?\s*|es (?:war|gab)(?: einmal)?\s+|das war\s+|(?:dass|wie|als|wenn|weil)\s+)+/iu,
  en: /^(?:(?:and|but|so|well|oh|then|now|once|back then|today|actually|of course|maybe|perhaps)\s+|(?:i|we)(?: can)?(?: still| always| vividly| clearly)? remember(?: that| how| when)?,?\s*|(?:i|we) (?:think|guess|believe)(?: that)?,?\s*|my (?:first |earliest )?memory (?:is|was),?\s*|(?:it|there|that) (?:was|were|is)\s+|(?:that|how|when|because|if)\s+)+/iu,
}

/** Characters of a title: a line on a cassette's label. */
const mostChars = 56
const mostWords = 7
/** The beginning of a story shows its subject. */
const searchedChars = 1500
const searchedSentences = 8

/**
 * A title made of a story's own words: the phrase with the most repeated words, rather a thing than a sentence.
 * @returns null without words, as for emoji
 */
export function embeddedTitle(story: string, language: Language): string | null {
  const text = readable(cutText(story, searchedChars))
  const given = givenTitle(text)
  if (given !== null) return given
  const sentences = sentencesOf(text.replace(/\s+/gu, ' '), language).slice(0, searchedSentences)
  const weights = weigh(text, language)
  let best: string | null = null
  let bestScore = -Infinity
  for (const [index, sentence] of sentences.entries()) {
    for (const stretch of stretchesOf(sentence, language)) {
      const score = worth(stretch, weights, language) - index * 0.35
      if (score > bestScore) {
        best = stretch.join(' ')
        bestScore = score
      }
    }
  }
  const title = best ?? text.replace(/\s+/gu, ' ').trim()
  return (title.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1 ? finished(title) : null
}

/** Starts at each `@` and ends before the next, so that the expression stays linear. */
const emailAddress = /[^\s@]@[^\s@]+\.[^\s@]/u

/** Without addresses, markup, emoji and invisible characters; line breaks stay. */
function readable(text: string): string {
  return withoutUnseen(text.normalize('NFC'))
    .replace(/(?:https?:\/\/|www\.)\S+/giu, ' ')
    .replace(/\S+/gu, (word) => (emailAddress.test(word) ? ' ' : word))
    .replace(/<[^<>]{0,200}>/gu, ' ')
    .replace(/[\p{Co}\p{Cs}]/gu, '')
    .replace(
      /(?:[\p{So}\p{Sk}\p{Extended_Pictographic}\p{Regional_Indicator}\u{fe0f}\u{20e3}]\u200d?)+/gu,
      (signs) =>
        // Unicode counts digits as emoji.
        /^[\d#*©®]+$/u.test(signs) ? signs : ' ',
    )
    .replace(/[*_`#~|<>{}[\]\\^=]+/gu, ' ')
    .trim()
}

/** A short first line that stands alone is a title. */
function givenTitle(text: string): string | null {
  const [first = '', ...rest] = text.split('\n').map((line) => line.trim())
  const hasBody = rest.some((line) => line !== '')
  const isTitle = hasBody && first.length <= mostChars && /\p{L}{2}/u.test(first) && !/[.,;:–-]$/u.test(first)
  return isTitle ? finished(first) : null
}

interface Weights {
  of(word: string): number
}

/** Weight of each word: repeated words, German nouns, names and long words more; small words none. */
function weigh(text: string, language: Language): Weights {
  const counts = new Map<string, number>()
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  for (const word of words) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1)
  return {
    of(word) {
      const core = word.replace(/[^\p{L}\p{N}’'-]/gu, '')
      if (core === '' || smallWords[language].has(core.toLowerCase().replaceAll('’', "'"))) return 0
      const returns = Math.min(3, (counts.get(stem(core)) ?? 1) - 1)
      const isNamed = /^\p{Lu}/u.test(core)
      return 1 + returns * 0.5 + (isNamed ? 0.7 : 0) + (core.length > 7 ? 0.3 : 0)
    },
  }
}

/** Approximate: «Kassetten» and «Kassette» are the same. */
function stem(word: string): string {
  return word.toLowerCase().replace(/(?:en|er|es|e|n|s)$/u, '')
}

/** Candidates: a short clause without its introduction, and the things named in it. */
function stretchesOf(sentence: string, language: Language): string[][] {
  const clauses = sentence
    .split(/\s*[,;:–—()«»“”„"!?…]+\s*|\.\s*$|\s+-\s+/u)
    .filter((clause) => clause !== '')
  return clauses.flatMap((clause) => {
    const words = clause.replace(runUps[language], '').split(/\s+/u).filter(Boolean)
    const isWhole = words.length <= mostWords && !isSmall(words.at(-1) ?? '', language)
    const found = isWhole && words.length > 0 ? [words] : []
    for (const from of words.keys()) {
      const stretch = thingFrom(words, from, language)
      if (stretch !== null) found.push(stretch)
    }
    return found.filter((stretch) => stretch.join(' ').length <= mostChars)
  })
}

/** The thing named from a word on («der Walkman meiner Schwester»); null for none. */
function thingFrom(words: readonly string[], from: number, language: Language): string[] | null {
  const { opens, joins } = grammar[language]
  let end = from
  if (!opens.test(words[from] ?? '')) return null
  for (let at = from; at < words.length && at - from < mostWords;) {
    // Articles and conjunctions, then the noun.
    while (at - from < mostWords && (opens.test(words[at] ?? '') || joins.test(words[at] ?? ''))) at += 1
    const next = language === 'de' ? nounEnd(words, at) : nameEnd(words, at)
    if (next === null || next - from > mostWords) break
    end = next
    at = next
    if (!joins.test(words[at] ?? '')) break
  }
  return end - from >= 2 ? words.slice(from, end) : null
}

/** The end of a German noun phrase; nouns have capitals. */
function nounEnd(words: readonly string[], from: number): number | null {
  for (let at = from; at < Math.min(words.length, from + 4); at += 1) {
    if (/^\p{Lu}/u.test(words[at] ?? '')) return at + 1
    if (isSmall(words[at] ?? '', 'de')) return null
  }
  return null
}

/** The end of an English noun phrase: the last word with weight, unless the next shows that it was a verb. */
function nameEnd(words: readonly string[], from: number): number | null {
  let at = from
  while (at < words.length && at < from + 4 && !isSmall(words[at] ?? '', 'en')) at += 1
  const isVerb =
    /(?:ed|ught|made|gave|came|went|took|kept|told|said|knew|felt|left|held|sat|stood|ran|broke|began|lay)$/u
  const follows = words[at]
  const looksLikeVerb =
    isVerb.test(words[at - 1] ?? '') ||
    (follows !== undefined && grammar.en.opens.test(follows) && !grammar.en.joins.test(follows))
  if (looksLikeVerb) at -= 1
  return at > from ? at : null
}

/** Words that begin the name of a thing, and words that join two things. */
const grammar: Readonly<Record<Language, { readonly opens: RegExp; readonly joins: RegExp }>> = {
  de: {
    opens:
      /^(?:de[rmns]|die|das|eine?[mnrs]?|[ms]eine?[mnrs]?|unsere?[mnrs]?|ihre?[mnrs]?|mit|ohne|auf|unter|hinter|im|in|am|an|beim|zum|zur|vom|von)$/iu,
    joins:
      /^(?:de[rs]|eine[rs]|[ms]eine[rs]|unsere[rs]|ihre[rs]|und|mit|ohne|auf|unter|hinter|neben|im|in|am|an|aus|vom|von|für|bis)$/iu,
  },
  en: {
    opens: /^(?:the|an?|my|our|his|her|their|with|without|on|under|in|at|from)$/iu,
    joins: /^(?:of|and|with|without|on|under|in|at|from|for|behind|beside|to)$/iu,
  },
}

const isSmall = (word: string, language: Language) =>
  smallWords[language].has(word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, ''))

/** Sums the weights, with a preference for the length of a title and against a beginning with «I». */
function worth(stretch: readonly string[], weights: Weights, language: Language): number {
  const tells = stretch.reduce((sum, word) => sum + weights.of(word), 0)
  const beginsWithPlace = /^(?:im|in|am|an|auf|zum|zur|vom|von|on|in|at|from|under|unter|hinter)$/iu.test(
    stretch[0] ?? '',
  )
  const beginsWithPerson = /^(?:ich|wir|er|sie|es|man|du|i|we|he|she|it|they|you)$/iu.test(stretch[0] ?? '')
  const smallShare = stretch.filter((word) => isSmall(word, language)).length / stretch.length
  return (
    tells -
    Math.abs(stretch.length - 4.5) * 0.45 -
    (beginsWithPerson ? 1.2 : 0) -
    (beginsWithPlace ? 0.6 : 0) -
    smallShare * 1.5
  )
}

/** With a capital, without a full stop, on one line, of limited length. */
function finished(raw: string): string {
  const line = raw
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|(?<![\s.,;:–—-])[\s.,;:–—-]+$/gu, '')
    .trim()
  const capital = line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return firstWords(capital, mostChars)
}
