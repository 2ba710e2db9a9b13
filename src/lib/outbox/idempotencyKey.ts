import { hashOf } from '#contract/random.ts'
import { randomUuid } from '../browser/randomUuid.ts'
import type { KeyedStore } from '../browser/storage.ts'

/** Gives a submission one key until it has arrived, so that all tries count as the same one. */
interface KeyHolder {
  /** The last key while the content stays the same, else a new one. */
  keyFor(content: readonly unknown[]): string
  /** Call it when the content has arrived: the same words sent again are a new submission. */
  forget(): void
}

/**
 * Where the last key is stored, under a name: a page that is left before the answer came sends with the same key.
 * Content may be personal, so only its hash is stored.
 */
interface KeyNote {
  readonly store: KeyedStore
  readonly name: string
}

/** @param makeKey gives a UUID */
export function createKeyHolder(note?: KeyNote, makeKey: () => string = randomUuid): KeyHolder {
  let current: { readonly content: readonly unknown[]; readonly key: string } | null = null
  return {
    keyFor: (content) => {
      if (current !== null && isSame(current.content, content)) return current.key
      const hash = String(hashOfContent(content))
      const [notedKey, notedHash] = note?.store.read(note.name)?.split(' ') ?? []
      const key = current === null && notedKey !== undefined && notedHash === hash ? notedKey : makeKey()
      current = { content: [...content], key }
      note?.store.write(note.name, `${key} ${hash}`)
      return key
    },
    forget: () => {
      current = null
      note?.store.remove(note.name)
    },
  }
}

/** A recording counts by its size; the other values that go with it tell it apart. */
const hashOfContent = (content: readonly unknown[]) =>
  hashOf(
    JSON.stringify(content, (_name, value: unknown) => {
      if (value instanceof Blob) return value.size
      // Sorted: an object read from the store has its keys in another order.
      return isPlain(value) && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : value
    }),
  )

/** Texts, numbers, lists and plain objects are compared by content; a recording equals only itself. */
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
