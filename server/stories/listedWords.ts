/** Finds listed words in a text, and says them as they stand there. */
export type WordFinder = (text: string) => string[]

/**
 * Makes a finder of a list: a word stands for itself, with `*` at its end for whatever begins so, and several words for
 * these in a row. Case, width and invisible characters make no difference.
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

/** Letters and digits in a row, with what nobody sees between them. */
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
