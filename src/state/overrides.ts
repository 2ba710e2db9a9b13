import { create } from 'zustand'

type Overrides = Readonly<Record<string, unknown>>

/** What staff have put in place of words and numbers of content/, by key (ADMIN-14). Empty until it has come. */
export const useOverrides = create<Overrides>()(() => ({}))

/** What stands under a key: the override where there is one, else what content/ says. */
export function overridden<T extends string | number>(values: Overrides, key: string, original: T): T {
  const own = values[key]
  return isLike(original, own) ? own : original
}

const isLike = <T>(original: T, own: unknown): own is T => typeof own === typeof original
