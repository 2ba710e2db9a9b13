import type { Language } from '#contract/common.ts'
import { commonMotifs, motifWords, notMotifs } from '#content/motifs/motifWords.ts'
import type { MotifName } from '#content/motifs/motifWords.ts'
import { cutText } from '#contract/cutText.ts'
import { detectLanguage } from '#server/storyteller/language.ts'

/** Characters of a text that are searched for motifs. */
const readChars = 10_000
/** Shorter words are not searched in compounds, since too many contain them. */
const compoundLetters = 4
/** No compound is longer than this. */
const longestLetters = 50
/** Letters that must remain beside a word in a compound. */
const restLetters = 3

const endings: Record<Language, readonly string[]> = {
  de: ['innen', 'chen', 'lein', 'ern', 'in', 'en', 'er', 'es', 'em', 'li', 'e', 'n', 's'],
  en: ['ies', 'es', "'s", '’s', 's'],
}
const lexicons = { de: lexiconOf('de'), en: lexiconOf('en') }
const languages = ['de', 'en'] as const

/**
 * The motifs of a story by weight: words in the title, frequent and rare words count more. Words of both languages
 * count where the language is unknown.
 */
export function findMotifs(
  title: string | null,
  text: string | null,
  textLanguage: Language | null = null,
): readonly MotifName[] {
  const weights = new Map<MotifName, number>()
  const language = textLanguage ?? detectLanguage(cutText(`${title ?? ''} ${text ?? ''}`, readChars))
  const read = language === null ? languages : ([language] as const)
  for (const [part, weight] of [
    [title, 2.6],
    [text, 1],
  ] as const) {
    const written = cutText(part ?? '', readChars).normalize('NFC')
    const isSmall = written === written.toLowerCase()
    for (const [token] of written.matchAll(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)) {
      for (const one of read) {
        const name = motifOf(token, one, isSmall)
        if (name === null) continue
        const rarity = commonMotifs.includes(name) ? 0.45 : 1
        // Early words count slightly more, repetitions less each time.
        const before = weights.get(name) ?? 0
        weights.set(name, before === 0 ? weight * rarity * (1 - weights.size * 0.03) : before + 0.3 * rarity)
        break
      }
    }
  }
  return [...weights].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

/**
 * The motif of a word in any inflection, or of the compound's last part.
 * @param isSmall the writer uses no capitals, so any German word may be a noun
 */
export function motifOf(token: string, language: Language, isSmall = false): MotifName | null {
  const word = fold(token)
  const { words, blocked } = lexicons[language]
  const whole = found(word)
  if (whole !== null) return whole
  const mayBeCompound =
    word.length <= longestLetters && (language === 'en' || isSmall || /^\p{Lu}/u.test(token))
  if (!mayBeCompound || blocked.has(word) || endings[language].some((end) => blocked.has(cut(word, end))))
    return null
  const rests = Array.from({ length: word.length }, (_, at) => at).slice(restLetters)
  for (const part of [...rests.map((at) => word.slice(at)), ...rests.map((at) => word.slice(0, -at))]) {
    const motif = part.length < compoundLetters ? null : found(part)
    if (motif !== null) return motif
  }
  return null

  function found(part: string): MotifName | null {
    if (blocked.has(part)) return null
    const stems = endings[language]
      .filter((end) => part.endsWith(end) && part.length - end.length >= 3)
      .flatMap((end) => [cut(part, end), ...(end === 'ies' ? [`${cut(part, end)}y`] : [])])
    const known = [part, ...stems].find((stem) => words.has(stem))
    return known === undefined ? null : (words.get(known) ?? null)
  }
}

const cut = (word: string, end: string) => (word.endsWith(end) ? word.slice(0, -end.length) : word)

/** Lower case, with umlauts as vowels, since they change with the plural in German (Baum, Bäume). */
export function fold(word: string): string {
  const small = word.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
  return small.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')
}

export function isMotif(name: string): name is MotifName {
  return name in motifWords
}

function lexiconOf(language: Language) {
  const words = Object.keys(motifWords)
    .filter(isMotif)
    .flatMap((name) => motifWords[name][language].split(' ').map((word) => [fold(word), name] as const))
  return { words: new Map(words), blocked: new Set(notMotifs[language].split(' ').map(fold)) }
}
