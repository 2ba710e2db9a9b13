import { limits } from '#contract/limits.ts'

const partsOf = (answer: string) =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Whether an answer holds a suggestion, as a part between commas. */
export const holds = (answer: string, suggestion: string) => partsOf(answer).includes(suggestion)

/** Takes a suggestion out of an answer that holds it, and adds it to one that does not: what was typed stays. */
export function toggled(answer: string, suggestion: string): string {
  const parts = partsOf(answer)
  if (!parts.includes(suggestion)) return [...parts, suggestion].join(', ')
  return parts.filter((part) => part !== suggestion).join(', ')
}

/** Whether a suggestion can be tapped: a whole answer has a longest length. */
export const fits = (answer: string, suggestion: string) =>
  toggled(answer, suggestion).length <= limits.lineChars
