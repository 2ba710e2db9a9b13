import { trimText } from '#contract/trimText.ts'

/** The words of a field, one a line, each once; blank lines say nothing. */
export function wordsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split('\n')
        .map((line) => trimText(line))
        .filter((line) => line !== ''),
    ),
  ]
}
