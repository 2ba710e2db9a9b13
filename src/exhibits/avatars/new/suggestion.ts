import { limits } from '#contract/limits.ts'

const partsOf = (answer: string) =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Whether an answer contains a suggestion as a part between commas. */
export const holds = (answer: string, suggestion: string) => partsOf(answer).includes(suggestion)

/** Removes or adds a suggestion; the rest of the answer stays. */
export function toggled(answer: string, suggestion: string): string {
  const parts = partsOf(answer)
  if (!parts.includes(suggestion)) return [...parts, suggestion].join(', ')
  return parts.filter((part) => part !== suggestion).join(', ')
}

/** Whether a suggestion still fits into the longest allowed answer. */
export const fits = (answer: string, suggestion: string) =>
  toggled(answer, suggestion).length <= limits.lineChars
