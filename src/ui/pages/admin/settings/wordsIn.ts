/** The words of a field, one a line, each once; blank lines say nothing. */
export function wordsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ]
}
