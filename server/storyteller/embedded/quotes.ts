import type { Language } from '#contract/common.ts'
import { cutText } from '#contract/cutText.ts'
import type { NarrationOrder, StoryMaterial } from '#server/storyteller/ports.ts'
import { sentencesOf } from './sentences.ts'
import { detectLanguage } from '#server/storyteller/language.ts'

export interface Quote {
  readonly text: string
  readonly storyId: number
  readonly sample: boolean
}

/** Shortest and longest sentence that stands on its own, and the longest quotation, in characters. */
const sentenceChars = { least: 22, most: 170 } as const
/** What follows a sentence may be shorter. */
const followingChars = 8
const quoteChars = 180
const mostQuotes = 3
/** So many characters are kept for each quotation that is still to come. */
const leastChars = 75
/** The first sentences of a story set its scene and stand best on their own. */
const perSentence = 0.35
/** A story of 10 000 characters is searched to here: what comes later has little chance of standing alone. */
const searchedChars = 4000

/**
 * Up to three quotations from as many stories, together at most `chars` long. Visitors come before the invented
 * stories, and the two are never mixed; each edition begins with the next story.
 */
export function chooseQuotes({ stories, language, edition }: NarrationOrder, chars: number): Quote[] {
  const own = stories.filter((story) => !story.sample)
  const fromVisitors = quotesIn(own, language, edition, chars)
  if (fromVisitors.length > 0) return fromVisitors
  return quotesIn(
    stories.filter((story) => story.sample),
    language,
    edition,
    chars,
  )
}

function quotesIn(
  stories: readonly StoryMaterial[],
  language: Language,
  edition: number,
  chars: number,
): Quote[] {
  const chosen: Quote[] = []
  let remaining = chars
  const start = Math.abs(Math.trunc(edition))
  for (let turn = 0; turn < stories.length && chosen.length < mostQuotes; turn++) {
    const story = stories[(start + turn) % stories.length]
    const others = Math.min(mostQuotes - chosen.length, stories.length - turn) - 1
    const most = Math.min(quoteChars, Math.max(leastChars, remaining - others * leastChars), remaining)
    const text = story && quoteFrom(textIn(story, language), language, most)
    if (story === undefined || text === null || text === undefined) continue
    if (chosen.some((quote) => quote.text === text)) continue
    chosen.push({ text, storyId: story.id, sample: story.sample })
    remaining -= text.length
  }
  return chosen
}

/** The sentence, with the one after it where both are short, that stands best on its own; null where none does. */
export function quoteFrom(text: string, language: Language, most = quoteChars): string | null {
  const searched = cutText(text, searchedChars)
  if (!soundsLike(searched, language)) return null
  const sentences = sentencesOf(spokenForm(searched, language), language)
  let best: string | null = null
  let bestScore = -Infinity
  for (const [index, sentence] of sentences.entries()) {
    if (!isQuotable(sentence)) continue
    // The last one may have been cut off where the search ends.
    if (index === sentences.length - 1 && text.length > searchedChars) continue
    const next = sentences[index + 1]
    const both = next !== undefined && isQuotable(next, followingChars) ? `${sentence} ${next}` : sentence
    const quote = both.length < most ? both : sentence
    // One character may come on top: the full stop that somebody forgot.
    if (quote.length >= most) continue
    const score = standing(quote, language) - index * perSentence
    if (score > bestScore) {
      best = quote
      bestScore = score
    }
  }
  return best === null ? null : ended(best)
}

function ended(quote: string): string {
  return /[.!?…]\p{Pf}?$/u.test(quote) ? quote : `${quote}.`
}

/** Whole, of a length to listen to, and without an address or number that is nobody's business. */
function isQuotable(sentence: string, least: number = sentenceChars.least): boolean {
  if (sentence.length < least || sentence.length > sentenceChars.most) return false
  if (/:\/\/|www\.|\S@\S|\S\.(ch|com|de|net|org)\b|\d[\d\s/-]{6,}\d/iu.test(sentence)) return false
  const opened = sentence.match(/[‹‘]/gu)?.length ?? 0
  const closed = sentence.match(/›|’(?!\p{L})/gu)?.length ?? 0
  // Apostrophes close English quotations too: more of them than openings is fine, fewer is half a quotation.
  return closed >= opened && !/^[\p{Ll}–-]/u.test(sentence)
}

const firstPerson: Record<Language, RegExp> = {
  de: /\b(ich|mir|mich|mein\p{L}*|wir|uns\p{L}*)\b/iu,
  en: /\b(I|I’m|I’d|me|my|we|us|our)\b/u,
}
/** Such a beginning points back at something that is not quoted. */
const pointsBack: Record<Language, RegExp> = {
  de: /^(aber|also|da|dabei|damit|danach|dann|darum|das|dazu|denn|der|deshalb|die|dort|er|es|ihr|ihn|sie|so|trotzdem|und|dadurch|alle|alles|beide|einer|eine|eines)\b/iu,
  en: /^(and|but|each|others|the others|he|her|his|it|she|so|that|their|then|there|these|they|this|those|which|because)\b/iu,
}

/** How well a quotation stands alone: somebody who says I, at a length that breathes, referring to nothing before. */
function standing(quote: string, language: Language): number {
  return (
    (firstPerson[language].test(quote) ? 2 : 0) -
    (pointsBack[language].test(quote) ? 2 : 0) -
    (/[‹‘(:]/u.test(quote) ? 0.7 : 0) -
    Math.abs(quote.length - 120) / 100
  )
}

/** Leaves out what nobody wants read aloud, and nests quotation marks as each language does. */
function spokenForm(text: string, language: Language): string {
  const [open, close] = language === 'de' ? ['‹', '›'] : ['‘', '’']
  return text
    .replace(/<[^<>]{0,200}>/gu, ' ')
    .replace(
      /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s\p{So}\p{Sk}\p{Extended_Pictographic}\p{Regional_Indicator}\u{fe0f}\u{20e3}]+/gu,
      ' ',
    )
    .replace(/[«“„]/gu, open)
    .replace(/[»”]/gu, close)
    .replace(/(^|[\s(])"(?=\S)/gu, `$1${open}`)
    .replaceAll('"', close)
    .replace(/ (?=[.,;:!?…›])/gu, '')
    .trim()
}

function textIn(story: StoryMaterial, language: Language): string {
  return (language === 'de' ? story.textDE : story.textEN) ?? ''
}

/** Small words that neither German nor English has, from the languages most spoken in Switzerland beside them. */
const elsewhere = new Set(
  (
    'je tu il elle nous vous est et les une dans pour avec pas mais mon ma mes que qui sur était avait très au aux ' +
    'io mio mia che non con una gli della del nel sono era ho abbiamo per più anche quando mi si di ' +
    'yo mi mis el los las y pero muy con en que por una está era cuando ' +
    'eu meu minha não uma com para mas ' +
    'het een niet maar mijn ik wij heb ' +
    'und\u0301 ja\u0301 sam je na se da nije moj moja kad ' +
    'bir ve bu çok için ben në dhe një për'
  )
    .normalize('NFC')
    .split(' '),
)

/** A text in which fewer letters than this are Latin cannot be read out by a voice of ours. */
const leastLatin = 0.9
/** Fewer foreign words than this in a text may be a name or a saying. */
const mostForeign = 2

/** Whether a voice of this language can read the text: told in it, or too short to tell and in no other one. */
function soundsLike(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters === 0 || latin / letters < leastLatin) return false
  const detected = detectLanguage(text)
  if (detected !== null && detected !== language) return false
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  const foreign = words.filter((word) => elsewhere.has(word)).length
  // A long text in the language may hold a French line; one that is foreign all over is not in the language.
  return foreign <= (detected === null ? mostForeign - 1 : Math.max(mostForeign, words.length / 10))
}
