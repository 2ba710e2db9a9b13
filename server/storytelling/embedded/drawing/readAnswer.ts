import type { Bilingual } from '#content/bilingual.ts'
import { chanceFrom } from './random.ts'

export interface Reading<K extends string> {
  /** What the answer names, in its order; at least one. */
  readonly kinds: readonly [K, ...K[]]
  /** False where the table knows no word of the answer, so that the answer's letters chose. */
  readonly isKnown: boolean
}

/**
 * What a free answer calls for. An answer with no known word gets one of the kinds by its letters alone: the same
 * answer the same, another answer perhaps another.
 */
export function readAnswer<K extends string>(
  answer: string,
  table: Readonly<Record<K, Bilingual<string>>>,
): Reading<K> {
  const names = Object.keys(table).filter((key): key is K => key in table)
  const tokens =
    answer
      .slice(0, 400)
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ä', 'a')
      .replaceAll('ö', 'o')
      .replaceAll('ü', 'u')
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  const found = new Set<K>()
  for (const token of tokens) {
    const kind = kindOf(token) ?? kindInside(token)
    if (kind !== null) found.add(kind)
  }
  const [first, ...rest] = found
  if (first !== undefined) return { kinds: [first, ...rest], isKnown: true }
  const by = chanceFrom(answer.trim().toLowerCase()).below(names.length)
  const name = names[by] ?? names[0]
  if (name === undefined) throw new Error('A table of answers is empty')
  return { kinds: [name], isKnown: false }

  function kindOf(token: string): K | null {
    let best: K | null = null
    let length = 0
    for (const name of names) {
      for (const stem of `${table[name].de} ${table[name].en}`.split(' ')) {
        // Short words must stand alone: 'cd', 'tv', 'mac'.
        const isHit = stem.length <= 3 ? token === stem || token === `${stem}s` : token.startsWith(stem)
        if (isHit && stem.length > length) [best, length] = [name, stem.length]
      }
    }
    return best
  }

  /** The last part of a compound, e.g. 'Musikkassette'. */
  function kindInside(token: string): K | null {
    for (let at = 3; at + 4 <= token.length; at++) {
      const tail = token.slice(at)
      for (const name of names) {
        for (const stem of table[name].de.split(' '))
          if (stem.length >= 4 && tail.startsWith(stem)) return name
      }
    }
    return null
  }
}
