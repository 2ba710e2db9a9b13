import { randomUuid } from './randomUuid.ts'

/** Gives each content one key until it has arrived, so that every try of it is the same submission. */
export interface KeyKeeper {
  /** The key of this content: the last one as long as the content is the same, else a new one. */
  keyFor(content: readonly unknown[]): string
  /** The content has arrived: the same words said again are a new submission. */
  forget(): void
}

/** @param makeKey gives a UUID */
export function keyKeeper(makeKey: () => string = randomUuid): KeyKeeper {
  let current: { readonly content: readonly unknown[]; readonly key: string } | null = null
  return {
    keyFor: (content) => {
      if (current === null || !isSame(current.content, content))
        current = { content: [...content], key: makeKey() }
      return current.key
    },
    forget: () => {
      current = null
    },
  }
}

/** Texts, numbers, lists and plain objects are compared by what they hold; a recording only equals itself. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other)) return false
  const parts = new Map(Object.entries(one))
  const others = Object.entries(other)
  return (
    parts.size === others.length &&
    others.every(([name, part]) => parts.has(name) && isSame(parts.get(name), part))
  )
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
