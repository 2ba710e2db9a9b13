import { hashOf } from '#contract/random.ts'
import { randomUuid } from '../browser/randomUuid.ts'
import type { KeyedStore } from '../browser/storage.ts'

/** Gives each content one key until it has arrived, so that every try of it is the same submission. */
interface KeyKeeper {
  /** The key of this content: the last one as long as the content is the same, else a new one. */
  keyFor(content: readonly unknown[]): string
  /** The content has arrived: the same words said again are a new submission. */
  forget(): void
}

/**
 * Where the last key is noted under a name: a page that is left before the answer came sends under the same. Of the
 * content, which may tell of a person, the note holds a hash.
 */
interface KeyNote {
  readonly store: KeyedStore
  readonly name: string
}

/** @param makeKey gives a UUID */
export function keyKeeper(note?: KeyNote, makeKey: () => string = randomUuid): KeyKeeper {
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

/** A recording counts by its size: what else is known of it goes with it. */
const hashOfContent = (content: readonly unknown[]) =>
  hashOf(
    JSON.stringify(content, (_name, value: unknown) => {
      if (value instanceof Blob) return value.size
      // One that comes from the store has its parts in another order.
      return isPlain(value) && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : value
    }),
  )

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
