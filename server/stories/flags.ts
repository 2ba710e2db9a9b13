import type { Flag } from '#contract/admin.ts'
import { leastSpeech } from './inventedWords.ts'

/** A voice shorter than this, in seconds, is hardly a story. */
const shortestVoice = 3
/** Nor is a written text of fewer characters. */
const shortestText = 12
/** Peaks on the waveform's scale, 0 to 100 of full scale: -34 dBFS and -18 dBFS. */
const peaks = { silent: 2, quiet: 12 } as const
/** Of one kind, so that a text full of links stays readable for staff. */
const mostFound = 5

/*
 * Visitors choose these texts, so expressions must be linear: brackets contain none of their kind, and an address
 * begins only where no part of one precedes. Parts of email addresses have at most 64 characters (RFC 5321), those of
 * domains 63 (RFC 1035).
 */
const markup = /<\/?[a-z!][^<>]*>|&(?:#x?[\da-f]{1,8}|[a-z]{2,8});|\[\/?(?:url|img|b|i|code)\b[^[\]]*\]/gi
const link =
  /\bhttps?:\/\/\S+|\bwww\.\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,63}|(?<![\w-])[\w-]{1,63}\.(?:com|ch|de|at|net|org|info|io|ru|xyz|shop)\b(?:\/\S*)?/gi

export interface Flagged {
  readonly titleDE: string | null
  readonly titleEN: string | null
  readonly textDE: string | null
  readonly textEN: string | null
  readonly original?: { readonly text: string } | undefined
  readonly voice: { readonly duration: number; readonly waveform: readonly number[] | null } | null
}

interface JudgedVoice {
  readonly voice_speech: number | null
  readonly doubtful_text: string | null
}

/** Flags from the analysis of a story's recording. */
export function voiceFlags({ voice_speech: speech, doubtful_text: text }: JudgedVoice): Flag[] {
  return [
    ...(speech !== null && speech < leastSpeech ? [{ kind: 'noSpeech' as const }] : []),
    ...(text === null ? [] : [{ kind: 'doubtfulWords' as const }]),
  ]
}

/** Reasons for staff to review a story. A flagged story is not shown until they have. */
export function flagsOf(story: Flagged, findWords: WordFinder): Flag[] {
  const texts = [story.titleDE, story.titleEN, story.textDE, story.textEN, story.original?.text ?? null]
  const written = texts.filter((text) => text !== null)
  const find = (kind: Flag['kind'], search: (text: string) => readonly string[]): Flag[] =>
    [...new Set(written.flatMap(search))].slice(0, mostFound).map((found) => ({ kind, found }))
  return [
    ...soundFlags(story),
    ...find('word', findWords),
    ...find('markup', (text) => text.match(markup) ?? []),
    ...find('link', (text) => text.match(link) ?? []),
  ]
}

function soundFlags({ voice, textDE, textEN }: Flagged): Flag[] {
  if (voice === null) {
    const longest = Math.max(textDE?.length ?? 0, textEN?.length ?? 0)
    return longest < shortestText ? [{ kind: 'tooShort' }] : []
  }
  const short: Flag[] = voice.duration < shortestVoice ? [{ kind: 'tooShort' }] : []
  if (voice.waveform === null) return short
  const peak = Math.max(0, ...voice.waveform)
  if (peak <= peaks.silent) return [{ kind: 'silence' }, ...short]
  return peak <= peaks.quiet ? [{ kind: 'tooQuiet' }, ...short] : short
}

/** Finds listed words in a text, and says them as they stand there. */
export type WordFinder = (text: string) => string[]

/**
 * Makes a finder of a list of words. `*` at the end stands for any ending; several words are found in sequence. Case,
 * width and invisible characters are ignored.
 */
export function wordFinder(listed: readonly string[]): WordFinder {
  const words = new Set<string>()
  const beginnings: string[] = []
  const phrases: (readonly string[])[] = []
  for (const entry of listed) {
    const folded = fold(entry)
    const parts = tokensOf(folded).map(({ text }) => text)
    const [first] = parts
    if (first === undefined) continue
    if (parts.length > 1) phrases.push(parts)
    else if (folded.trim().endsWith('*')) beginnings.push(first)
    else words.add(first)
  }
  // Folded words hold letters and digits alone: nothing in them means anything else to an expression.
  const begins = beginnings.length === 0 ? /(?!)/ : new RegExp(`^(?:${beginnings.join('|')})`, 'u')
  return (text) => {
    const tokens = tokensOf(text)
    const folded = tokens.map((token) => fold(token.text))
    const found = tokens.filter((_token, index) => {
      const word = folded[index] ?? ''
      return words.has(word) || begins.test(word)
    })
    const rows = phrases.flatMap((phrase) => phraseIn(text, tokens, folded, phrase))
    return [...new Set([...found.map((token) => token.text), ...rows])]
  }
}

interface Token {
  readonly text: string
  readonly start: number
}

/** Sequences of letters and digits, with invisible characters between them. */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
  }))
}

function phraseIn(
  text: string,
  tokens: readonly Token[],
  folded: readonly string[],
  phrase: readonly string[],
): string[] {
  return tokens.flatMap((token, first) => {
    const last = tokens[first + phrase.length - 1]
    const isHere = phrase.every((word, offset) => folded[first + offset] === word)
    return isHere && last !== undefined ? [text.slice(token.start, last.start + last.text.length)] : []
  })
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}+/gu, '')
    .replace(/ß/g, 'ss')
}
