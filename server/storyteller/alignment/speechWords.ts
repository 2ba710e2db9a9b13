/** A word of a transcript and where it stands in it. */
export interface WordAt {
  readonly text: string
  /** Letters and figures alone, in lower case: what two spellings of it share. Empty for a lone dash. */
  readonly key: string
}

/** The words of a text, as blanks part them. */
export function wordsIn(text: string): WordAt[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, key: keyOf(word) }))
}

export function keyOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** How long a word takes to say, in letters: figures are read out, and between words is a little air. */
export function lengthOf(text: string): number {
  let length = 0
  for (const { key } of wordsIn(text)) {
    const figures = key.match(/\p{N}/gu)?.length ?? 0
    length += key.length - figures + figures * 5 + (key === '' ? 0 : 1.5)
  }
  return length
}
