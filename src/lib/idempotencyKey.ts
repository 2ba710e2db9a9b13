/** Gives each content one key until it has arrived, so that every try of it is the same submission. */
export interface KeyKeeper {
  /** The key of this content: the last one as long as the content is the same, else a new one. */
  keyFor(content: readonly unknown[]): string
  /** The content has arrived: the same words said again are a new submission. */
  forget(): void
}

/** @param makeKey gives a UUID */
export function keyKeeper(makeKey: () => string = () => crypto.randomUUID()): KeyKeeper {
  let kept: { readonly content: readonly unknown[]; readonly key: string } | null = null
  return {
    keyFor: (content) => {
      if (kept === null || !isSame(kept.content, content)) kept = { content: [...content], key: makeKey() }
      return kept.key
    },
    forget: () => {
      kept = null
    },
  }
}

/** Parts are compared as they are: equal texts and numbers, the very same recording. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => Object.is(part, other[index]))
}
