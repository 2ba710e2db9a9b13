import type { Bilingual } from '#content/bilingual.ts'
import { cutText } from '#contract/cutText.ts'
import { fold } from './findMotifs.ts'
import { chanceFrom } from './random.ts'

export interface Reading<K extends string> {
  /** The kinds that the answer names, in order; at least one. */
  readonly kinds: readonly [K, ...K[]]
  /** False where no word is known, and the letters decided. */
  readonly isKnown: boolean
}

/** The kinds in a free answer. Without a known word its letters choose one, always the same for the same answer. */
export function readAnswer<K extends string>(
  answer: string,
  table: Readonly<Record<K, Bilingual<string>>>,
): Reading<K> {
  const names = Object.keys(table).filter((key): key is K => key in table)
  const stemsIn = (wordsOf: (words: Bilingual<string>) => string) =>
    names.flatMap((name) =>
      wordsOf(table[name])
        .split(' ')
        .map((stem) => ({ name, stem })),
    )
  const german = stemsIn(({ de }) => de)
  const stems = stemsIn(({ de, en }) => `${de} ${en}`).toSorted((a, b) => b.stem.length - a.stem.length)
  const tokens = fold(cutText(answer, 400)).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  const [first, ...rest] = new Set(tokens.flatMap((token) => beginning(token) ?? lastPart(token) ?? []))
  if (first !== undefined) return { kinds: [first, ...rest], isKnown: true }
  const [fallback, ...others] = names
  if (fallback === undefined) throw new Error('A table of answers is empty')
  return { kinds: [chanceFrom(answer.trim().toLowerCase()).of([fallback, ...others])], isKnown: false }

  /** The longest known beginning; short words must match whole: 'cd', 'tv', 'mac'. */
  function beginning(token: string): K | undefined {
    const fits = (stem: string) =>
      stem.length <= 3 ? token === stem || token === `${stem}s` : token.startsWith(stem)
    return stems.find(({ stem }) => fits(stem))?.name
  }

  /** Of a compound, e.g. 'Musikkassette'. */
  function lastPart(token: string): K | undefined {
    const parts = Array.from({ length: token.length }, (_, at) => token.slice(at)).slice(3)
    const found = parts.map((part) => german.find(({ stem }) => stem.length > 3 && part.startsWith(stem)))
    return found.find((one) => one !== undefined)?.name
  }
}
