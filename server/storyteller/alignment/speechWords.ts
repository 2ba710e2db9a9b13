/** A word of a transcript and its position. */
export interface WordAt {
  readonly text: string
  /** Letters and digits in lower case; empty for a dash. */
  readonly key: string
}

/** Words separated by blanks. */
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

/** Spoken length of a word in letters: figures are read out, and there is a short gap between words. */
export function lengthOf(text: string): number {
  let length = 0
  for (const { key } of wordsIn(text)) {
    const figures = key.match(/\p{N}/gu)?.length ?? 0
    length += key.length - figures + figures * 5 + (key === '' ? 0 : 1.5)
  }
  return length
}
