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

/** Characters of a sentence that can stand alone, and of a quotation. */
const sentenceChars = { least: 22, most: 170 } as const
/** A sentence after another may be shorter. */
const followingChars = 8
const quoteChars = 180
const mostQuotes = 3
/** Characters reserved for each further quotation. */
const leastChars = 75
/** Penalty per sentence: the first ones introduce the subject and stand alone best. */
const perSentence = 0.35
/** Characters of a story that are searched; later sentences rarely stand alone. */
const searchedChars = 4000

/**
 * Up to three quotations from different stories, `chars` long in total. Visitors' stories have precedence over
 * samples, and the two are not mixed. Each edition starts with the next story.
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

/** The sentence that stands alone best, with the next one where both are short; null for none. */
export function quoteFrom(text: string, language: Language, most = quoteChars): string | null {
  const searched = cutText(text, searchedChars)
  if (!soundsLike(searched, language)) return null
  const sentences = sentencesOf(spokenForm(searched, language), language)
  let best: string | null = null
  let bestScore = -Infinity
  for (const [index, sentence] of sentences.entries()) {
    if (!isQuotable(sentence)) continue
    // The search may have cut off the last one.
    if (index === sentences.length - 1 && text.length > searchedChars) continue
    const next = sentences[index + 1]
    const both = next !== undefined && isQuotable(next, followingChars) ? `${sentence} ${next}` : sentence
    const quote = both.length < most ? both : sentence
    // A missing full stop adds one character.
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

/** Complete, of a suitable length, and without addresses and numbers. */
function isQuotable(sentence: string, least: number = sentenceChars.least): boolean {
  if (sentence.length < least || sentence.length > sentenceChars.most) return false
  if (/:\/\/|www\.|\S@\S|\S\.(ch|com|de|net|org)\b|\d[\d\s/-]{6,}\d/iu.test(sentence)) return false
  const opened = sentence.match(/[‹‘]/gu)?.length ?? 0
  const closed = sentence.match(/›|’(?!\p{L})/gu)?.length ?? 0
  // Apostrophes may look like closing quotation marks, so too many are fine; too few are an incomplete quotation.
  return closed >= opened && !/^[\p{Ll}–-]/u.test(sentence)
}

const firstPerson: Record<Language, RegExp> = {
  de: /\b(ich|mir|mich|mein\p{L}*|wir|uns\p{L}*)\b/iu,
  en: /\b(I|I’m|I’d|me|my|we|us|our)\b/u,
}
/** Beginnings that refer to an earlier sentence. */
const pointsBack: Record<Language, RegExp> = {
  de: /^(aber|also|da|dabei|damit|danach|dann|darum|das|dazu|denn|der|deshalb|die|dort|er|es|ihr|ihn|sie|so|trotzdem|und|dadurch|alle|alles|beide|einer|eine|eines)\b/iu,
  en: /^(and|but|each|others|the others|he|her|his|it|she|so|that|their|then|there|these|they|this|those|which|because)\b/iu,
}

/** How well a quotation stands alone: in the first person, of a good length, without references. */
function standing(quote: string, language: Language): number {
  return (
    (firstPerson[language].test(quote) ? 2 : 0) -
    (pointsBack[language].test(quote) ? 2 : 0) -
    (/[‹‘(:]/u.test(quote) ? 0.7 : 0) -
    Math.abs(quote.length - 120) / 100
  )
}

/** Removes what is not read aloud, and nests quotation marks by language. */
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

/** Small words of other languages common in Switzerland that are neither German nor English. */
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

/** Least share of Latin letters that our voices can read. */
const leastLatin = 0.9
/** Foreign words from which a text is foreign; fewer may be a name. */
const mostForeign = 2

/** Whether a voice of this language can read the text: it is in that language, or too short to tell and in no other. */
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
  // A long text may contain a foreign line.
  return foreign <= (detected === null ? mostForeign - 1 : Math.max(mostForeign, words.length / 10))
}
