export type Overrides = Readonly<Record<string, unknown>>

/** What stands under a key: the override where there is one of the same type, else what content/ says. */
export function overridden<T extends string | number>(values: Overrides, key: string, original: T): T {
  const own = values[key]
  return isLike(original, own) ? own : original
}

const isLike = <T>(original: T, own: unknown): own is T => typeof own === typeof original
